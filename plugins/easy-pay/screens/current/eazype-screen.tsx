export { EazypeScreen } from '../shared/eazype-screen';

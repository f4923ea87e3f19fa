export { BaseScreen } from '../shared/base-screen';

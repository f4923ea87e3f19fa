export { PayeeScreen } from '../shared/payee-screen';

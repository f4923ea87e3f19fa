export { InvoiceScreen } from '../shared/invoice-screen';

export { ConfirmPage as ConfirmScreen } from '../../withdrawal/confirm-page';

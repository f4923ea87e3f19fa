import { TransferForm } from './transfer-form';

/** The form for a bank that was chosen in the list. */
export function BaseScreen() {
  return <TransferForm />;
}

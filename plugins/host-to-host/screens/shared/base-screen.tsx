import { TransferForm } from './transfer-form';

/** A bank that was chosen in the list. */
export function BaseScreen() {
  return <TransferForm />;
}

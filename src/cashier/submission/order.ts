import type { PaymentMethod } from '../../contract/method';
import type { Flow } from '../../contract/primitives';
import type { SavedAccounts } from '../accounts/saved-accounts';
import { askedOf } from '../attempt/attempt-machine';
import type { AttemptIntent } from '../attempt/attempt-record';
import type { AttemptStore } from '../attempt/attempt-store';
import type { WishDetails } from '../attempt/wish';

/** What the player has confirmed by the press. Nothing changes it any more: this is what is sent. */
export interface Order<Data> {
  method: PaymentMethod;
  data: Data;
  wish: AttemptIntent;
}

interface Sources {
  attempts: Pick<AttemptStore, 'wishes' | 'latest'>;
  accounts: Pick<SavedAccounts, 'chosen' | 'partFor'>;
}

/** The order of this request, with the saved account that is chosen. `amount`: major units. */
export function makeOrder<Data extends WishDetails & { amount: number; currency: string }>(
  flow: Flow,
  method: PaymentMethod,
  request: Data,
  { attempts, accounts }: Sources,
): Order<Data> {
  const data = { ...request, ...accounts.partFor(flow, method) };
  const { amount, currency } = data;
  const intent = { flow, methodName: method.name, amount, currency };
  const label = accounts.chosen(flow, method)?.label;
  return { method, data, wish: attempts.wishes.of(intent, data, label, askedOf(attempts.latest(flow))) };
}

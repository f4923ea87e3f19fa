/** A deposit as it runs in the cashier, on a scripted gateway and a fake browser. For tests. */
import type { Session } from '../../core/session/session';
import type { Registry } from '../../kernel/registry-token';
import { AttemptStore } from '../attempt/attempt-store';
import { CurrentTransaction } from '../attempt/current-transaction';
import { MethodsStore } from '../methods/methods-store';
import { PaymentWindow } from '../payment-window/payment-window';
import { TransactionStatusStore } from '../status/transaction-status-store';
import { FakeGateway } from './fake-gateway';
import { alwaysOnPurpose, knownOwner, sampleMethod, sampleRegistry, sampleSession } from './samples';
import { ScriptedForm } from './scripted-form';
import { UserStore } from '../user/user-store';
import { DepositForm } from '../deposit/deposit-form';
import { DepositStore } from '../deposit/deposit-store';
import { registerDeposit } from '../deposit/register-deposit';
import { StoredOwner } from '../attempt/stored-owner';
import { SecondPayment } from '../submission/second-payment';
import { testApp } from './test-app';
import { SavedAccounts } from '../accounts/saved-accounts';

export interface DepositKitFacts {
  registry?: Partial<Registry>;
  session?: Partial<Session>;
  payload?: Record<string, unknown>;
  /** Asks before a second payment; null: as in the product. Default: it is always wanted. */
  second?: Pick<SecondPayment, 'onPurpose'> | null;
}

/** The list is loaded and `visa` is chosen. `newStore` creates a deposit store, as each plugin scope does. */
export async function depositKit({
  registry: pages = {},
  session: facts = {},
  payload = {},
  second = alwaysOnPurpose,
}: DepositKitFacts = {}) {
  const app = testApp({
    registry: sampleRegistry(pages),
    session: sampleSession(payload, facts),
    replace: (container) => {
      container.registerInstance(StoredOwner, knownOwner as StoredOwner);
      if (second) container.registerInstance(SecondPayment, second as SecondPayment);
    },
  });
  const { get, realtime, source, host } = app;
  const gateway = new FakeGateway(realtime);
  const methods = get(MethodsStore);
  const load = methods.load('deposit');
  source.answer('deposit', [sampleMethod()]);
  source.snippets[0]?.resolve({ visa: 700 });
  await load;
  methods.selectMethod('visa');
  const form = new ScriptedForm();
  const newStore = () => {
    const scope = app.app.createChildContainer();
    registerDeposit(scope);
    scope.registerInstance(DepositForm, form);
    const store = scope.resolve(DepositStore);
    store.open();
    return store;
  };
  const sent = () => realtime.sentOf('BANKING:deposit-create').map(({ data }) => data);
  const told = () => host.sent.filter(({ messageType }) => messageType === 'onCreateTransaction');
  const user = get(UserStore);
  const accounts = get(SavedAccounts);
  const [statuses, attempts, transaction] = [get(TransactionStatusStore), get(AttemptStore), get(CurrentTransaction)];
  const paymentWindow = get(PaymentWindow);
  const stores = { user, methods, statuses, attempts, transaction, paymentWindow, accounts };
  return { ...app, ...stores, gateway, form, newStore, sent, told };
}

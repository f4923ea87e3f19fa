/** Withdrawals as they run in the cashier, on a scripted gateway, with the real form and texts. For tests. */
import { englishLocale } from '../../core/locale/locale.fake';
import { fakeSettings } from '../../core/settings/settings.fake';
import * as v from 'valibot';
import type { PaymentMethod } from '../../contract/method';
import { WithdrawalCreateReply } from '../../contract/withdrawal';
import type { Registry } from '../../kernel/registry-token';
import { AttemptStore } from '../attempt/attempt-store';
import { CurrentTransaction } from '../attempt/current-transaction';
import { GroupChoice, registerGroupChoice } from '../methods/group-choice';
import { MethodsStore } from '../methods/methods-store';
import { PaymentWindow } from '../payment-window/payment-window';
import { TransactionStatusStore } from '../status/transaction-status-store';
import { UserStore } from '../user/user-store';
import { type DesignPolicy } from '../withdrawal/design-policy';
import { ConfirmStore } from '../withdrawal/confirm-store';
import { PrepareStore } from '../withdrawal/prepare-store';
import { registerWithdrawal } from '../withdrawal/register-withdrawal';
import { WithdrawalForm } from '../withdrawal/withdrawal-form';
import { WithdrawalStore } from '../withdrawal/withdrawal-store';
import { StoredOwner } from '../attempt/stored-owner';
import { SecondPayment } from '../submission/second-payment';
import { testApp } from './test-app';
import { PendingConfirmation } from '../attempt/pending-confirmation';
import { Preparation } from '../methods/preparation';
import { WithdrawalTerms } from '../withdrawal/withdrawal-terms';
import { ManualClock } from '../../core/time/clock.fake';
import { alwaysOnPurpose, knownOwner, sampleMethod, sampleRegistry, sampleSession } from './samples';
import { ScriptedRealtime } from './scripted-realtime';
import { fakeHostBridge, type FakeHostBridge } from '../../core/host-bridge/host-bridge.fake';
import { type MemorySessionStore, memorySessionStore } from '../../core/storage/session-store.fake';
import { countingRandom } from '../../core/time/random.fake';
import { type Random } from '../../core/time/time';
import { SavedAccounts } from '../accounts/saved-accounts';

export interface WithdrawalKitFacts {
  method?: Partial<PaymentMethod>;
  /** Further methods of the list. */
  others?: readonly (Partial<PaymentMethod> & { name: string })[];
  registry?: Partial<Registry>;
  payload?: Record<string, unknown>;
  policy?: DesignPolicy;
  settings?: Record<string, unknown>;
}

/** A reply to the create, with the schema's defaults. */
export const created = (reply: Record<string, unknown> = {}): WithdrawalCreateReply =>
  v.parse(WithdrawalCreateReply, { withdrawalId: 'w1', ...reply });

/** One browser tab: the list is loaded and `visa` is chosen. `reload` loads a new page over the same storage. */
export async function withdrawalKit(facts: WithdrawalKitFacts = {}) {
  const realtime = new ScriptedRealtime();
  const clock = new ManualClock();
  const random = countingRandom();
  const storage = memorySessionStore();
  const host = fakeHostBridge();
  const load = () => page({ realtime, clock, random, storage, host, facts });
  const told = () => host.sent.filter(({ messageType }) => messageType === 'onCreateTransaction');
  const sent = () => realtime.sentOf('BANKING:withdrawal-create').map(({ data }) => data);
  return { realtime, clock, storage, host, told, sent, reload: load, ...(await load()) };
}

interface Tab {
  realtime: ScriptedRealtime;
  clock: ManualClock;
  random: Random;
  storage: MemorySessionStore;
  host: FakeHostBridge;
  facts: WithdrawalKitFacts;
}

async function page({ realtime, clock, random, storage, host, facts }: Tab) {
  const locale = englishLocale();
  const app = testApp({
    ...{ realtime, clock, random, storage, host, locale, policy: facts.policy },
    registry: sampleRegistry(facts.registry),
    session: sampleSession(facts.payload),
    settings: fakeSettings(facts.settings),
    replace: (container) => {
      container.registerInstance(StoredOwner, knownOwner as StoredOwner);
      container.registerInstance(SecondPayment, alwaysOnPurpose as SecondPayment);
    },
  });
  const { get, source } = app;
  const methods = get(MethodsStore);
  const loading = methods.load('withdrawal');
  source.answer('withdrawal', [facts.method, ...(facts.others ?? [])].map(sampleMethod));
  await loading;
  methods.selectMethod('visa');
  const scope = app.app.createChildContainer();
  registerWithdrawal(scope);
  registerGroupChoice(scope, WithdrawalStore, { isOfAnyGroup: true });
  const withdrawal = scope.resolve(WithdrawalStore);
  withdrawal.open();
  const { analytics, errors, notifications, navigation, browser } = app;
  return {
    ...{ analytics, errors, notifications, navigation, browser, locale, methods, withdrawal },
    attempts: get(AttemptStore),
    transaction: get(CurrentTransaction),
    statuses: get(TransactionStatusStore),
    paymentWindow: get(PaymentWindow),
    user: get(UserStore),
    confirmation: get(PendingConfirmation),
    preparation: get(Preparation),
    terms: scope.resolve(WithdrawalTerms),
    form: scope.resolve(WithdrawalForm),
    accounts: get(SavedAccounts),
    newGroupChoice: () => scope.resolve(GroupChoice),
    newConfirm: () => app.app.createChildContainer().resolve(ConfirmStore),
    newPrepare: () => app.app.createChildContainer().resolve(PrepareStore),
  };
}

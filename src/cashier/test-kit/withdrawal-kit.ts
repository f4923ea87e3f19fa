/** Withdrawals as they run in the cashier, on a scripted gateway, with the real form and texts. For tests. */
import { englishLocale } from '../../core/locale/locale.fake';
import { fakeSettings } from '../../core/settings/settings.fake';
import * as v from 'valibot';
import type { PaymentMethod } from '../../contract/method';
import { WithdrawalCreateReply } from '../../contract/withdrawal';
import { FakeAnalytics } from '../../core/analytics/analytics.fake';
import { FakeErrorHandler } from '../../core/errors/error-handler.fake';
import { FakeNotifications } from '../../core/notifications/notifications.fake';
import type { Registry } from '../../kernel/registry-token';
import { AttemptStore } from '../attempt/attempt-store';
import { CurrentTransaction } from '../attempt/current-transaction';
import { PaymentForm } from '../form/payment-form';
import { MethodsStore } from '../methods/methods-store';
import { PaymentWindow } from '../payment-window/payment-window';
import { TransactionStatusStore } from '../status/transaction-status-store';
import { UserStore } from '../user/user-store';
import { DESIGN_POLICIES, type DesignPolicy } from '../withdrawal/design-policy';
import { ConfirmStore } from '../withdrawal/confirm-store';
import { PrepareStore } from '../withdrawal/prepare-store';
import { WithdrawalStore } from '../withdrawal/withdrawal-store';
import { PendingConfirmation } from '../withdrawal/pending-confirmation';
import { Preparation } from '../withdrawal/preparation';
import { WithdrawalCreate } from '../withdrawal/withdrawal-create';
import { WithdrawalRequests } from '../withdrawal/withdrawal-requests';
import { WithdrawalTerms } from '../withdrawal/withdrawal-terms';
import { FakeWindow } from './fake-browser';
import { ManualClock } from '../../core/time/clock.fake';
import { ManualWake } from './manual-wake';
import { alwaysOnPurpose, knownOwner, sampleMethod, sampleRegistry, sampleSession } from './samples';
import { ScriptedRealtime } from './scripted-realtime';
import { ScriptedSource } from './scripted-source';
import { fakeHostBridge, type FakeHostBridge } from '../../core/host-bridge/host-bridge.fake';
import { FakeMonitoring } from '../../core/monitoring/monitoring.fake';
import { FakeNavigation } from '../../kernel/navigation.fake';
import { type MemorySessionStore, memorySessionStore } from '../../core/storage/session-store.fake';
import { countingRandom } from '../../core/time/random.fake';
import { type Random } from '../../core/time/time';
import { SavedAccounts } from '../accounts/saved-accounts';
import { PlayerStanding } from '../standing/player-standing';

export interface WithdrawalKitFacts {
  method?: Partial<PaymentMethod>;
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
  const monitoring = new FakeMonitoring();
  const analytics = new FakeAnalytics();
  const errors = new FakeErrorHandler();
  const notifications = new FakeNotifications();
  const navigation = new FakeNavigation();
  const browser = new FakeWindow();
  const locale = englishLocale();
  const registry = sampleRegistry(facts.registry);
  const session = sampleSession(facts.payload);
  const settings = fakeSettings(facts.settings);
  const source = new ScriptedSource();
  const statuses = new TransactionStatusStore(realtime, clock, new ManualWake(), monitoring);
  const attempts = new AttemptStore(realtime, clock, random, storage, host, statuses);
  const transaction = new CurrentTransaction(attempts, statuses, knownOwner);
  const paymentWindow = new PaymentWindow(browser.asWindow, session, host, clock, fakeSettings());
  const user = new UserStore(session, realtime, monitoring);
  const confirmation = new PendingConfirmation(storage);
  const preparation = new Preparation(settings);
  const methods = new MethodsStore(
    source,
    clock,
    monitoring,
    analytics,
    locale,
    session,
    settings,
    registry,
    new PlayerStanding(realtime),
    realtime,
  );
  const loading = methods.load('withdrawal');
  source.answer('withdrawal', [sampleMethod(facts.method)]);
  await loading;
  methods.selectMethod('visa');
  const terms = new WithdrawalTerms(user, methods, locale);
  const form = new PaymentForm({ locale, clock, random, amountProblem: terms.problemOf });
  const requests = new WithdrawalRequests(user, terms, facts.policy ?? DESIGN_POLICIES.current);
  const accounts = new SavedAccounts(realtime, errors, clock);
  const create = new WithdrawalCreate(
    requests,
    attempts,
    transaction,
    confirmation,
    paymentWindow,
    realtime,
    registry,
    errors,
    accounts,
  );
  const withdrawal = new WithdrawalStore(
    form,
    terms,
    create,
    methods,
    user,
    attempts,
    preparation,
    paymentWindow,
    navigation,
    errors,
    notifications,
    locale,
    analytics,
    alwaysOnPurpose,
    accounts,
  );
  withdrawal.open();
  const newConfirm = () =>
    new ConfirmStore(
      confirmation,
      attempts,
      transaction,
      statuses,
      realtime,
      navigation,
      registry,
      methods,
      errors,
      notifications,
      locale,
      clock,
      random,
    );
  const newPrepare = () =>
    new PrepareStore(methods, user, preparation, realtime, navigation, errors, notifications, locale, clock);
  return {
    analytics,
    errors,
    notifications,
    navigation,
    browser,
    locale,
    attempts,
    transaction,
    statuses,
    paymentWindow,
    user,
    confirmation,
    preparation,
    methods,
    terms,
    form,
    accounts,
    withdrawal,
    newConfirm,
    newPrepare,
  };
}

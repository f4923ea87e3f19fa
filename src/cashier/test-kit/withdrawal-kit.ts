/** Withdrawals as they run in the cashier, on a scripted gateway, with the real form and texts. For tests. */
import * as v from 'valibot';
import type { PaymentMethod } from '../../contract/method';
import { WithdrawalCreateReply } from '../../contract/withdrawal';
import { FakeAnalytics } from '../../core/analytics/analytics.fake';
import { FakeErrorHandler } from '../../core/errors/error-handler.fake';
import { FakeNotifications } from '../../core/notifications/notifications.fake';
import type { Registry } from '../../kernel/registry-token';
import { MobxAttemptStore } from '../attempt/mobx-attempt-store';
import { MobxCurrentTransaction } from '../attempt/current-transaction';
import { PaymentForm } from '../form/payment-form';
import { testLocale } from '../form/test-locale.fake';
import { MobxMethodsStore } from '../methods/mobx-methods-store';
import { BrowserPaymentWindow } from '../payment-window/payment-window';
import { MobxTransactionStatusStore } from '../status/transaction-status-store';
import { MobxUserStore } from '../user/user-store';
import { DESIGN_POLICIES, type DesignPolicy } from '../withdrawal/design-policy';
import { MobxConfirmStore } from '../withdrawal/mobx-confirm-store';
import { MobxPrepareStore } from '../withdrawal/mobx-prepare-store';
import { MobxWithdrawalStore } from '../withdrawal/mobx-withdrawal-store';
import { StoredPendingConfirmation } from '../withdrawal/pending-confirmation';
import { CashierPreparation } from '../withdrawal/preparation';
import { CashierWithdrawalCreate } from '../withdrawal/withdrawal-create';
import { CashierWithdrawalRequests } from '../withdrawal/withdrawal-requests';
import { MobxWithdrawalTerms } from '../withdrawal/withdrawal-terms';
import { FakeWindow } from './fake-browser';
import { ManualClock } from './manual-clock';
import { ManualWake } from './manual-wake';
import { CountingRandom, MemoryStorage, RecordingHost, RecordingMonitoring, RecordingNavigation } from './recorders';
import { alwaysOnPurpose, knownOwner, sampleMethod, sampleRegistry, sampleSession, sampleSettings } from './samples';
import { ScriptedRealtime } from './scripted-realtime';
import { ScriptedSource } from './scripted-source';

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

/** One browser tab: the list is loaded and `visa` is chosen. `reload` is a new page over the same storage. */
export async function withdrawalKit(facts: WithdrawalKitFacts = {}) {
  const realtime = new ScriptedRealtime();
  const clock = new ManualClock();
  const random = new CountingRandom();
  const storage = new MemoryStorage();
  const host = new RecordingHost();
  const load = () => page({ realtime, clock, random, storage, host, facts });
  const told = () => host.sent.filter(({ messageType }) => messageType === 'onCreateTransaction');
  const sent = () => realtime.sentOf('BANKING:withdrawal-create').map(({ data }) => data);
  return { realtime, clock, storage, host, told, sent, reload: load, ...(await load()) };
}

interface Tab {
  realtime: ScriptedRealtime;
  clock: ManualClock;
  random: CountingRandom;
  storage: MemoryStorage;
  host: RecordingHost;
  facts: WithdrawalKitFacts;
}

async function page({ realtime, clock, random, storage, host, facts }: Tab) {
  const monitoring = new RecordingMonitoring();
  const analytics = new FakeAnalytics();
  const errors = new FakeErrorHandler();
  const notifications = new FakeNotifications();
  const navigation = new RecordingNavigation();
  const browser = new FakeWindow();
  const locale = testLocale();
  const registry = sampleRegistry(facts.registry);
  const session = sampleSession(facts.payload);
  const settings = sampleSettings(facts.settings);
  const source = new ScriptedSource();
  const statuses = new MobxTransactionStatusStore(realtime, clock, new ManualWake(), monitoring);
  const attempts = new MobxAttemptStore(realtime, clock, random, storage, host, statuses);
  const transaction = new MobxCurrentTransaction(attempts, statuses, knownOwner);
  const paymentWindow = new BrowserPaymentWindow(browser.asWindow, session, host, clock, sampleSettings());
  const user = new MobxUserStore(session, realtime, monitoring);
  const confirmation = new StoredPendingConfirmation(storage);
  const preparation = new CashierPreparation(settings);
  const methods = new MobxMethodsStore(source, clock, monitoring, analytics, locale, session, settings, registry);
  const loading = methods.load('withdrawal');
  source.answer('withdrawal', [sampleMethod(facts.method)]);
  await loading;
  methods.selectMethod('visa');
  const terms = new MobxWithdrawalTerms(user, methods, locale);
  const form = new PaymentForm({ locale, clock, random, amountProblem: terms.problemOf });
  const requests = new CashierWithdrawalRequests(user, terms, facts.policy ?? DESIGN_POLICIES.current);
  const create = new CashierWithdrawalCreate(
    requests,
    attempts,
    transaction,
    confirmation,
    paymentWindow,
    realtime,
    registry,
    errors,
  );
  const withdrawal = new MobxWithdrawalStore(
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
  );
  withdrawal.open();
  const newConfirm = () =>
    new MobxConfirmStore(
      confirmation,
      attempts,
      transaction,
      statuses,
      realtime,
      navigation,
      errors,
      notifications,
      locale,
      clock,
      random,
    );
  const newPrepare = () =>
    new MobxPrepareStore(methods, user, preparation, realtime, navigation, errors, notifications, locale, clock);
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
    withdrawal,
    newConfirm,
    newPrepare,
  };
}

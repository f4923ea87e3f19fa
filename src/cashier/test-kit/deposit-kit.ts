/** A deposit as it runs in the cashier, on a scripted gateway and a fake browser. For tests. */
import { fakeLocale } from '../../core/locale/locale.fake';
import { fakeSettings } from '../../core/settings/settings.fake';
import { FakeAnalytics } from '../../core/analytics/analytics.fake';
import { FakeErrorHandler } from '../../core/errors/error-handler.fake';
import type { Session } from '../../core/session/session';
import type { Registry } from '../../kernel/registry-token';
import { AttemptStore } from '../attempt/attempt-store';
import { CurrentTransaction } from '../attempt/current-transaction';
import { BonusStore } from '../bonus/bonus-store';
import { MethodsStore } from '../methods/methods-store';
import { PaymentWindow } from '../payment-window/payment-window';
import { TransactionStatusStore } from '../status/transaction-status-store';
import { FakeWindow } from './fake-browser';
import { FakeGateway } from './fake-gateway';
import { ManualClock } from '../../core/time/clock.fake';
import { ManualWake } from './manual-wake';
import { alwaysOnPurpose, knownOwner, sampleMethod, sampleRegistry, sampleSession } from './samples';
import { ScriptedForm } from './scripted-form';
import { ScriptedRealtime } from './scripted-realtime';
import { ScriptedSource } from './scripted-source';
import { UserStore } from '../user/user-store';
import { DepositRequests } from '../deposit/deposit-requests';
import { DepositStore } from '../deposit/deposit-store';
import { fakeHostBridge } from '../../core/host-bridge/host-bridge.fake';
import { FakeMonitoring } from '../../core/monitoring/monitoring.fake';
import { FakeNavigation } from '../../kernel/navigation.fake';
import { memorySessionStore } from '../../core/storage/session-store.fake';
import { countingRandom } from '../../core/time/random.fake';
import { SavedAccounts } from '../accounts/saved-accounts';
import { PlayerStanding } from '../standing/player-standing';

export interface DepositKitFacts {
  registry?: Partial<Registry>;
  session?: Partial<Session>;
  payload?: Record<string, unknown>;
}

/** The list is loaded and `visa` is chosen. `newStore` creates a deposit store, as each plugin scope does. */
export async function depositKit({ registry: pages = {}, session: facts = {}, payload = {} }: DepositKitFacts = {}) {
  const realtime = new ScriptedRealtime();
  const gateway = new FakeGateway(realtime);
  const clock = new ManualClock();
  const host = fakeHostBridge();
  const monitoring = new FakeMonitoring();
  const analytics = new FakeAnalytics();
  const errors = new FakeErrorHandler();
  const navigation = new FakeNavigation();
  const browser = new FakeWindow();
  const registry = sampleRegistry(pages);
  const session = sampleSession(payload, facts);
  const settings = fakeSettings();
  const source = new ScriptedSource();
  const statuses = new TransactionStatusStore(realtime, clock, new ManualWake(), monitoring);
  const attempts = new AttemptStore(realtime, clock, countingRandom(), memorySessionStore(), host, statuses);
  const transaction = new CurrentTransaction(attempts, statuses, knownOwner);
  const paymentWindow = new PaymentWindow(browser.asWindow, session, host, clock, fakeSettings());
  const user = new UserStore(session, realtime, monitoring);
  const bonus = new BonusStore(session, host, clock);
  const requests = new DepositRequests(bonus, user, session, settings, browser.asWindow);
  const methods = new MethodsStore(
    source,
    clock,
    monitoring,
    analytics,
    fakeLocale(),
    session,
    settings,
    registry,
    new PlayerStanding(realtime),
    realtime,
  );
  const load = methods.load('deposit');
  source.answer('deposit', [sampleMethod()]);
  source.snippets[0]?.resolve({ visa: 700 });
  await load;
  methods.selectMethod('visa');
  const accounts = new SavedAccounts(realtime, errors, clock);
  const form = new ScriptedForm();
  const newStore = () => {
    const store = new DepositStore(
      form,
      requests,
      methods,
      user,
      attempts,
      transaction,
      paymentWindow,
      realtime,
      registry,
      navigation,
      errors,
      analytics,
      alwaysOnPurpose,
      accounts,
    );
    store.open();
    return store;
  };
  const sent = () => realtime.sentOf('BANKING:deposit-create').map(({ data }) => data);
  const told = () => host.sent.filter(({ messageType }) => messageType === 'onCreateTransaction');
  return {
    realtime,
    gateway,
    clock,
    host,
    user,
    source,
    methods,
    analytics,
    errors,
    navigation,
    browser,
    statuses,
    attempts,
    transaction,
    paymentWindow,
    form,
    accounts,
    newStore,
    sent,
    told,
  };
}

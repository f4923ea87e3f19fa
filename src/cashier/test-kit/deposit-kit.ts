/** A deposit as it runs in the cashier, on a scripted gateway and a fake browser. For tests. */
import { FakeAnalytics } from '../../core/analytics/analytics.fake';
import { FakeErrorHandler } from '../../core/errors/error-handler.fake';
import type { Session } from '../../core/session/session';
import type { Registry } from '../../kernel/registry-token';
import { MobxAttemptStore } from '../attempt/mobx-attempt-store';
import { MobxCurrentTransaction } from '../attempt/current-transaction';
import { MobxBonusStore } from '../bonus/bonus-store';
import { MobxMethodsStore } from '../methods/mobx-methods-store';
import { BrowserPaymentWindow } from '../payment-window/payment-window';
import { MobxTransactionStatusStore } from '../status/transaction-status-store';
import { FakeWindow } from './fake-browser';
import { FakeGateway } from './fake-gateway';
import { ManualClock } from './manual-clock';
import { ManualWake } from './manual-wake';
import { CountingRandom, MemoryStorage, RecordingHost, RecordingMonitoring, RecordingNavigation } from './recorders';
import {
  alwaysOnPurpose,
  knownOwner,
  sampleLocale,
  sampleMethod,
  sampleRegistry,
  sampleSession,
  sampleSettings,
} from './samples';
import { ScriptedForm } from './scripted-form';
import { ScriptedRealtime } from './scripted-realtime';
import { ScriptedSource } from './scripted-source';
import { MobxUserStore } from '../user/user-store';
import { CashierDepositRequests } from '../deposit/deposit-requests';
import { MobxDepositStore } from '../deposit/mobx-deposit-store';

export interface DepositKitFacts {
  registry?: Partial<Registry>;
  session?: Partial<Session>;
  payload?: Record<string, unknown>;
}

/** The list is loaded and `visa` is chosen; `newStore` is what each plugin scope makes. */
export async function depositKit({ registry: pages = {}, session: facts = {}, payload = {} }: DepositKitFacts = {}) {
  const realtime = new ScriptedRealtime();
  const gateway = new FakeGateway(realtime);
  const clock = new ManualClock();
  const host = new RecordingHost();
  const monitoring = new RecordingMonitoring();
  const analytics = new FakeAnalytics();
  const errors = new FakeErrorHandler();
  const navigation = new RecordingNavigation();
  const browser = new FakeWindow();
  const registry = sampleRegistry(pages);
  const session = sampleSession(payload, facts);
  const settings = sampleSettings();
  const source = new ScriptedSource();
  const statuses = new MobxTransactionStatusStore(realtime, clock, new ManualWake(), monitoring);
  const attempts = new MobxAttemptStore(realtime, clock, new CountingRandom(), new MemoryStorage(), host, statuses);
  const transaction = new MobxCurrentTransaction(attempts, statuses, knownOwner);
  const paymentWindow = new BrowserPaymentWindow(browser.asWindow, session, host, clock, sampleSettings());
  const user = new MobxUserStore(session, realtime, monitoring);
  const bonus = new MobxBonusStore(session, host);
  const requests = new CashierDepositRequests(bonus, user, session, settings, browser.asWindow);
  const methods = new MobxMethodsStore(source, clock, monitoring, analytics, sampleLocale, session, settings, registry);
  const load = methods.load('deposit');
  source.answer('deposit', [sampleMethod()]);
  source.snippets[0]?.resolve({ visa: 700 });
  await load;
  methods.selectMethod('visa');
  const form = new ScriptedForm();
  const newStore = () => {
    const store = new MobxDepositStore(
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
    newStore,
    sent,
    told,
  };
}

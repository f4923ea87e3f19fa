/** One browser tab with the plugin's stores and the simulated provider. `load` loads or reloads the page. For tests. */
import { fakeLocale } from '@/core/locale/locale.fake';
import { fakeSettings } from '@/core/settings/settings.fake';
import { DepositRequests } from '@/cashier/deposit/deposit-requests';
import { AttemptStore } from '@/cashier/attempt/attempt-store';
import { CurrentTransaction } from '@/cashier/attempt/current-transaction';
import { BonusStore } from '@/cashier/bonus/bonus-store';
import { AMOUNT_KEY, fieldKey } from '@/cashier/form/field-key';
import { PaymentForm } from '@/cashier/form/payment-form';
import { MethodsStore } from '@/cashier/methods/methods-store';
import { PaymentWindow } from '@/cashier/payment-window/payment-window';
import { TransactionStatusStore } from '@/cashier/status/transaction-status-store';
import { FakeWindow } from '@/cashier/test-kit/fake-browser';
import { ManualClock, settled } from '@/core/time/clock.fake';
import { ManualWake } from '@/cashier/test-kit/manual-wake';
import { alwaysOnPurpose, knownOwner, sampleSession } from '@/cashier/test-kit/samples';
import { ScriptedSource } from '@/cashier/test-kit/scripted-source';
import { UserStore } from '@/cashier/user/user-store';
import type { CatalogueMethod, Simulator } from '@/contract/simulator';
import { FakeAnalytics } from '@/core/analytics/analytics.fake';
import { FakeCaptcha } from '@/core/captcha/captcha.fake';
import { FakeErrorHandler } from '@/core/errors/error-handler.fake';
import { seededRandom } from '@/core/time/random.fake';
import { fakeServerClock } from '@/core/time/server-clock.fake';
import { ManifestRegistry } from '@/kernel/registry';
import { SimulatedGateway } from '../../../tests/kit/simulated-gateway';
import { methods as fixtures } from '../fixtures';
import manifest from '../plugin';
import { simulator } from '../simulator';
import { InvoiceStore } from './invoice-store';
import { OpenDeposit } from './open-deposit';
import { P2PDepositStore } from './p2p-deposit-store';
import { PlayerScore } from './player-score';
import { ProviderTime } from './provider-time';
import { ReservedDeposit } from './reserved-deposit';
import { fakeHostBridge } from '@/core/host-bridge/host-bridge.fake';
import { FakeMonitoring } from '@/core/monitoring/monitoring.fake';
import { FakeNavigation } from '@/kernel/navigation.fake';
import { memorySessionStore } from '@/core/storage/session-store.fake';
import { PlayerStanding } from '@/cashier/standing/player-standing';

interface TabFacts {
  country?: string;
  currency?: string;
  catalogue?: readonly CatalogueMethod[];
  provider?: Simulator;
}

export async function p2pTab({
  country = 'de',
  currency = 'EUR',
  catalogue = fixtures,
  provider = simulator,
}: TabFacts = {}) {
  const clock = new ManualClock();
  const later = (callback: () => void, ms: number) => clock.after(ms, callback);
  const gateway = new SimulatedGateway({
    simulators: [provider],
    catalogue,
    country,
    currency,
    now: clock.now.bind(clock),
    setTimeout: later,
  });
  await gateway.connect();
  const storage = memorySessionStore();
  const random = seededRandom();
  const host = fakeHostBridge();
  const errors = new FakeErrorHandler();
  const analytics = new FakeAnalytics();
  const captcha = new FakeCaptcha();
  const server = fakeServerClock(clock);
  const sent = (type: string) => gateway.received.filter((one) => one.type === type);
  const told = () => host.sent.filter(({ messageType }) => messageType === 'onCreateTransaction');

  const load = async (methodName = 'test_p2p') => {
    const monitoring = new FakeMonitoring();
    const navigation = new FakeNavigation();
    const registry = new ManifestRegistry([manifest], 'current');
    const session = sampleSession({ currency, paymentGeo: country.toUpperCase() });
    const settings = fakeSettings();
    const source = new ScriptedSource();
    const statuses = new TransactionStatusStore(gateway, clock, new ManualWake(), monitoring);
    const attempts = new AttemptStore(gateway, clock, random, storage, host, statuses);
    const transaction = new CurrentTransaction(attempts, statuses, knownOwner);
    const user = new UserStore(session, gateway, monitoring);
    const requests = new DepositRequests(
      new BonusStore(session, host, clock),
      user,
      session,
      settings,
      new FakeWindow().asWindow,
    );
    const methods = new MethodsStore(
      source,
      clock,
      monitoring,
      analytics,
      fakeLocale(),
      session,
      settings,
      registry,
      new PlayerStanding(gateway),
      gateway,
    );
    const loaded = methods.load('deposit');
    source.answer(
      'deposit',
      catalogue.filter((entry) => entry.countries.includes(country)).map(({ method }) => method),
    );
    await loaded;
    methods.selectMethod(methodName);
    const form = new PaymentForm({ locale: fakeLocale(), clock, random });
    const reserved = new ReservedDeposit(gateway, errors);
    const open = new OpenDeposit(gateway, attempts, transaction, statuses, reserved, clock);
    const score = new PlayerScore(gateway, captcha);
    const paymentWindow = new PaymentWindow(new FakeWindow().asWindow, session, host, clock, settings);
    const deposit = new P2PDepositStore(
      form,
      requests,
      methods,
      user,
      attempts,
      transaction,
      gateway,
      score,
      open,
      reserved,
      registry,
      navigation,
      errors,
      analytics,
      paymentWindow,
      alwaysOnPurpose,
      new ProviderTime(clock, server, server),
    );
    const invoice = new InvoiceStore(reserved, open, transaction, gateway, clock, server, navigation, errors, statuses);
    const type = (amount: string, fields: Record<string, string> = {}) => {
      form.form.change(AMOUNT_KEY, amount);
      for (const [name, value] of Object.entries(fields)) form.form.change(fieldKey(name), value);
    };
    /** Opens the page, types and submits; resolves when the next page is requested. */
    const pay = async (amount: string, fields: Record<string, string> = {}) => {
      deposit.enter();
      await settled();
      type(amount, fields);
      const result = await deposit.submit();
      await settled();
      return result;
    };
    return { deposit, invoice, reserved, methods, navigation, transaction, attempts, paymentWindow, form, type, pay };
  };
  return { clock, gateway, storage, host, errors, analytics, captcha, server, sent, told, load };
}

/** Polls with timers, because WebCrypto answers from another thread. */
export async function until(isTrue: () => boolean): Promise<void> {
  for (let turn = 0; turn < 5000 && !isTrue(); turn++) await new Promise((resolve) => setTimeout(resolve, 1));
  if (!isTrue()) throw new Error('It did not come to that');
}

/** One browser tab with the plugin's stores and the simulated provider. `load` loads or reloads the page. For tests. */
import { AttemptStore } from '@/cashier/attempt/attempt-store';
import { CurrentTransaction } from '@/cashier/attempt/current-transaction';
import { AMOUNT_KEY, fieldKey } from '@/cashier/form/field-key';
import type { PaymentForm } from '@/cashier/form/payment-form';
import { MethodsStore } from '@/cashier/methods/methods-store';
import { PaymentWindow } from '@/cashier/payment-window/payment-window';
import { ManualClock, settled } from '@/core/time/clock.fake';
import { alwaysOnPurpose, knownOwner, sampleSession } from '@/cashier/test-kit/samples';
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
import flow from '../flow';
import { testApp } from '@/cashier/test-kit/test-app';
import { DepositForm } from '@/cashier/deposit/deposit-form';
import { StoredOwner } from '@/cashier/attempt/stored-owner';
import { SecondPayment } from '@/cashier/submission/second-payment';
import { Analytics } from '@/core/analytics/analytics';
import { Captcha } from '@/core/captcha/captcha';
import { ErrorHandler } from '@/core/errors/error-handler';
import { ServerClock, ServerTimeSamples } from '@/core/time/server-clock';
import { simulator } from '../simulator';
import { InvoiceStore } from './invoice-store';
import { P2PDepositStore } from './p2p-deposit-store';
import { ReservedDeposit } from './reserved-deposit';
import { fakeHostBridge } from '@/core/host-bridge/host-bridge.fake';
import { memorySessionStore } from '@/core/storage/session-store.fake';

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
    const registry = new ManifestRegistry([manifest], 'current');
    const session = sampleSession({ currency, paymentGeo: country.toUpperCase() });
    const { app, get, source, navigation } = testApp({
      ...{ realtime: gateway, clock, random, storage, host, session, registry },
      replace: (container) => {
        container.registerInstance(ErrorHandler, errors);
        container.registerInstance(Analytics, analytics);
        container.registerInstance(ServerClock, server);
        container.registerInstance(ServerTimeSamples, server);
        container.registerInstance(StoredOwner, knownOwner as StoredOwner);
        container.registerInstance(SecondPayment, alwaysOnPurpose as SecondPayment);
      },
    });
    const methods = get(MethodsStore);
    const loaded = methods.load('deposit');
    source.answer(
      'deposit',
      catalogue.filter((entry) => entry.countries.includes(country)).map(({ method }) => method),
    );
    await loaded;
    methods.selectMethod(methodName);
    const scope = app.createChildContainer();
    flow.register?.(scope);
    scope.registerInstance(Captcha, captcha);
    const form = scope.resolve(DepositForm) as PaymentForm;
    const [deposit, invoice] = [scope.resolve(P2PDepositStore), scope.resolve(InvoiceStore)];
    const [reserved, transaction] = [scope.resolve(ReservedDeposit), get(CurrentTransaction)];
    const [attempts, paymentWindow] = [get(AttemptStore), get(PaymentWindow)];
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

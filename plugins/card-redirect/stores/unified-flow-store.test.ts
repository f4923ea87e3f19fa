import { PaymentPage } from '@/cashier/payment-page/payment-page';
import { describe, expect, it } from 'vitest';
import { CALL_LIMIT_MS } from '@/core/realtime/call-limit';
import { depositKit } from '@/cashier/test-kit/deposit-kit';
import { settled } from '@/core/time/clock.fake';
import { AppError } from '@/core/errors/app-error';
import { unifiedFlow } from '../fixtures/unified-flows';
import { UnifiedFlowStore } from './unified-flow-store';

const FLOW = unifiedFlow('2026-01-01T00:15:00Z');
const FIELDS = { transfer: '123456789012' };

async function setup({ isReloaded = false } = {}) {
  const kit = await depositKit();
  const { transaction, realtime, navigation, errors } = kit;
  transaction.set({
    flow: 'deposit',
    id: 'd1',
    methodName: 'visa',
    amount: 500,
    currency: 'INR',
    data: isReloaded ? null : { unifiedFlow: FLOW },
    pageId: undefined,
  });
  const store = new UnifiedFlowStore(
    new PaymentPage(transaction, realtime, navigation, errors),
    realtime,
    errors,
    kit.clock,
  );
  const sent = (type: Parameters<typeof realtime.sentOf>[0]) => realtime.sentOf(type).map(({ data }) => data);
  return { ...kit, store, sent };
}

describe('open', () => {
  it('shows the flow of the create reply and asks nothing', async () => {
    const { store, realtime } = await setup();
    await store.open();
    expect(store.flow).toBe(FLOW);
    expect(realtime.sentOf('BANKING_DEPOSIT:deposit-check')).toEqual([]);
  });

  it('leaves a flow in which there is nothing to the complete page, which says so', async () => {
    const { store, transaction, navigation, errors } = await setup();
    transaction.set({
      ...transaction.current!,
      data: { unifiedFlow: { steps: [], items: [], inputs: [], actions: ['complete'] } },
    });
    await store.open();
    expect(navigation.visited).toEqual(['/deposit/complete']);
    expect(errors.reported).toEqual([expect.objectContaining({ code: 'unified.empty' })]);
  });

  it('asks for it after a reload', async () => {
    const { store, realtime, sent, navigation } = await setup({ isReloaded: true });
    realtime.script('BANKING_DEPOSIT:deposit-check', () => ({ deposit: null, unifiedFlow: FLOW }));
    expect(store.flow).toBeUndefined();
    await store.open();
    expect(store.flow).toEqual(FLOW);
    expect(sent('BANKING_DEPOSIT:deposit-check')).toEqual([{ paymentMethod: 'visa' }]);
    expect(navigation.visited).toEqual([]);
  });

  it('waits for the channel, which is still opening, and asks again when it is cut', async () => {
    const { store, realtime, sent, navigation } = await setup({ isReloaded: true });
    realtime.cut();
    const opening = store.open();
    await settled();
    expect(sent('BANKING_DEPOSIT:deposit-check')).toEqual([]);
    await realtime.connect();
    await settled();
    expect(sent('BANKING_DEPOSIT:deposit-check')).toHaveLength(1);
    realtime.cut();
    await settled();
    realtime.script('BANKING_DEPOSIT:deposit-check', () => ({ deposit: null, unifiedFlow: FLOW }));
    await realtime.connect();
    await opening;
    expect([store.flow, navigation.visited]).toEqual([FLOW, []]);
  });

  it('shows the complete page when the gateway says nothing', async () => {
    const { store, navigation, clock } = await setup({ isReloaded: true });
    const opening = store.open();
    await clock.pass(CALL_LIMIT_MS);
    await opening;
    expect(navigation.visited).toEqual(['/deposit/complete']);
  });

  it('goes nowhere when the page was left meanwhile', async () => {
    const { store, realtime, navigation } = await setup({ isReloaded: true });
    realtime.cut();
    const opening = store.open();
    store.dispose();
    await opening;
    expect(navigation.visited).toEqual([]);
  });

  it.each([
    ['there is none', () => ({ deposit: null, unifiedFlow: null }), 0],
    [
      'the gateway refuses',
      () => {
        throw new AppError('', { code: 'banking.methodUnavailable', status: 400 });
      },
      1,
    ],
  ])('shows the complete page when %s', async (_when, answer, reports) => {
    const { store, realtime, navigation, errors } = await setup({ isReloaded: true });
    realtime.script('BANKING_DEPOSIT:deposit-check', answer);
    await store.open();
    expect(navigation.visited).toEqual(['/deposit/complete']);
    expect([errors.reported.length, errors.handled.length]).toEqual([reports, 0]);
  });

  it('does not take the flow of another deposit for this one', async () => {
    const { store, realtime, transaction } = await setup({ isReloaded: true });
    realtime.script('BANKING_DEPOSIT:deposit-check', () => ({ deposit: null, unifiedFlow: FLOW }));
    await store.open();
    transaction.set({ ...transaction.current!, id: 'd2' });
    expect(store.flow).toBeUndefined();
  });
});

describe('complete', () => {
  it('tells the gateway once for two taps, then shows the complete page', async () => {
    const { store, realtime, sent, navigation } = await setup();
    realtime.script('BANKING:deposit-complete', () => ({ depositId: 'd1' }));
    const taps = [store.page.reportPaid(FIELDS), store.page.reportPaid(FIELDS)];
    expect(store.page.isBusy).toBe(true);
    await Promise.all(taps);
    expect(sent('BANKING:deposit-complete')).toEqual([{ depositId: 'd1', paymentType: 'visa', fields: FIELDS }]);
    expect(navigation.visited).toEqual(['/deposit/complete']);
    expect(store.page.isBusy).toBe(false);
  });

  it('stays and tells why when it is refused; the next try starts clean', async () => {
    const { store, realtime, navigation, errors } = await setup();
    realtime.script('BANKING:deposit-complete', () => {
      throw new AppError('Wrong number', { code: 'banking.merchantClientError', status: 400 });
    });
    await store.page.reportPaid(FIELDS);
    expect(errors.handled.map(({ code }) => code)).toEqual(['banking.merchantClientError']);
    expect([store.page.error, store.page.isBusy, navigation.visited]).toEqual([
      'shown: banking.merchantClientError',
      false,
      [],
    ]);
    realtime.script('BANKING:deposit-complete', () => ({ depositId: 'd1' }));
    await store.page.reportPaid(FIELDS);
    expect([store.page.error, navigation.visited]).toEqual([undefined, ['/deposit/complete']]);
  });

  it('takes a lost answer for no failure: the complete page goes on checking', async () => {
    const { store, realtime, navigation, errors } = await setup();
    realtime.script('BANKING:deposit-complete', () => {
      throw new AppError('', { code: 'socket.timeout', outcomeUnknown: true });
    });
    await store.page.reportPaid(FIELDS);
    expect([store.page.error, errors.handled, navigation.visited]).toEqual([undefined, [], ['/deposit/complete']]);
  });
});

describe('cancel', () => {
  it('goes back to the list at once and tells the gateway; its refusal is reported only', async () => {
    const { store, realtime, sent, navigation, errors } = await setup();
    realtime.script('BANKING_DEPOSIT:deposit-cancel', () => {
      throw new AppError('', { code: 'banking.methodUnavailable', status: 400 });
    });
    await store.cancel();
    expect(navigation.visited).toEqual(['/deposit']);
    expect(sent('BANKING_DEPOSIT:deposit-cancel')).toEqual([{ depositId: 'd1', paymentMethod: 'visa' }]);
    expect([store.page.error, errors.handled]).toEqual([undefined, []]);
    await expect.poll(() => errors.reported.map(({ code }) => code)).toEqual(['banking.methodUnavailable']);
  });
});

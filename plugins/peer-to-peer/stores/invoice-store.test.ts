import { describe, expect, it } from 'vitest';
import { settled } from '@/core/time/clock.fake';
import { AppError } from '@/core/errors/app-error';
import { sampleDeposit } from '../fixtures';
import { PATHS, p2pTab, until } from './p2p-tab.fixture';

async function atInvoice(amount = '50') {
  const tab = await p2pTab();
  const page = await tab.load();
  await page.pay(amount);
  page.invoice.open();
  const [id] = [...tab.gateway.transactions.keys()];
  const stateOf = () => tab.gateway.transactions.get(id!)!;
  return { ...tab, ...page, id, stateOf };
}

describe('the card', () => {
  it("is payable until it runs out, by the server's clock", async () => {
    const { invoice, clock, server } = await atInvoice();
    expect(invoice.phase).toBe('open');
    expect(Date.parse(invoice.expiresAt!) - clock.now()).toBe(15 * 60_000);
    // The server's time shows that the device is ten minutes slow.
    server.offset = 10 * 60_000;
    invoice.open();
    await clock.pass(5 * 60_000);
    expect(invoice.phase).toBe('expired');
  });

  it('that cannot be decrypted is not payable, and monitoring gets a report without it', async () => {
    const { invoice, reserved, errors } = await atInvoice('50,31');
    expect(invoice.phase).toBe('unreadable');
    expect(reserved.cardNumber).toBeUndefined();
    expect(errors.reported.map(({ message }) => message)).toEqual(['Error while decrypting data']);
  });

  it('of an unknown bank is payable, and monitoring gets a report', async () => {
    const { invoice, reserved, errors } = await atInvoice('50,32');
    await until(() => errors.reported.length > 0);
    expect(invoice.phase).toBe('open');
    expect(reserved.bank).toBeUndefined();
    expect(errors.reported.map(({ code }) => code)).toEqual(['p2p.bankNotFound']);
  });

  it.each([
    ['4242 4242 4242 4242', '4242424242424242'],
    ['4242-4242', undefined],
    ['not a number', undefined],
    [undefined, undefined],
  ])('in clear as "%s" is read as %s', async (number, expected) => {
    const { reserved } = await (await p2pTab()).load();
    await reserved.take('test_p2p', { deposit: sampleDeposit({ card: { number } }), unifiedFlow: undefined });
    expect(reserved.cardNumber).toBe(expected);
  });

  it.each([
    ['never', 15],
    ['2026-01-01T00:00:00Z', 0],
    ['2026-01-01T00:00:00Z', 1e9],
    ['2026-01-01T00:00:00Z', NaN],
  ])('created %s for %d minutes has no time shown, and monitoring gets a report', async (created, timeout_minutes) => {
    const { load, errors } = await p2pTab();
    const { reserved, invoice } = await load();
    await reserved.take('test_p2p', { deposit: sampleDeposit({ created, timeout_minutes }), unifiedFlow: undefined });
    expect(invoice.expiresAt).toBeUndefined();
    expect(invoice.phase).toBe('open');
    expect(errors.reported.map(({ code }) => code)).toContain('p2p.badExpiry');
  });
});

describe('"I have paid"', () => {
  it('is reported to the gateway, then the complete page', async () => {
    const { invoice, navigation, stateOf, clock } = await atInvoice();
    await invoice.paid({ transaction_id: 'X' });
    expect(stateOf().state['step']).toBe('paid');
    expect(navigation.visited).toEqual([PATHS.invoice, PATHS.complete]);
    await clock.pass(20 * 60_000);
    expect(stateOf().status).toBe('waiting');
  });

  it('goes there although the gateway fails', async () => {
    const { invoice, navigation, gateway, errors } = await atInvoice();
    gateway.refuseNext('BANKING_DEPOSIT:deposit-complete', new AppError('no', { status: 500, code: 'gateway.down' }));
    await invoice.paid();
    expect(navigation.path).toBe(PATHS.complete);
    expect(errors.reported.map(({ code }) => code)).toContain('gateway.down');
  });

  it('a field cannot name another deposit', async () => {
    const { invoice, sent, id } = await atInvoice();
    await invoice.paid({ depositId: 'another', paymentMethod: 'another' });
    expect(sent('BANKING_DEPOSIT:deposit-complete')[0]?.data).toEqual({ depositId: id, paymentMethod: 'test_p2p' });
  });
});

describe('the end', () => {
  it.each(['processed', 'mistaked'] as const)(
    '%s by push leads to the complete page, and nothing of the card stays',
    async (status) => {
      const { gateway, navigation, reserved } = await atInvoice();
      gateway.settleAll(status);
      await settled();
      expect(navigation.path).toBe(PATHS.complete);
      expect(reserved.cardNumber).toBeUndefined();
    },
  );

  it('a reservation that ran out stays, to offer the way on', async () => {
    const { invoice, clock, stateOf, navigation } = await atInvoice('50,35');
    await clock.pass(6_000);
    expect(stateOf()).toMatchObject({ status: 'mistaked', state: { ending: 'expired' } });
    expect(invoice.phase).toBe('expired');
    expect(navigation.path).toBe(PATHS.invoice);
    await invoice.renew();
    expect(navigation.path).toBe(PATHS.base);
  });

  it('new details give the unreadable card back first', async () => {
    const { invoice, stateOf, navigation } = await atInvoice('50,31');
    await invoice.renew();
    expect(stateOf()).toMatchObject({ status: 'mistaked', state: { ending: 'cancelled' } });
    expect(navigation.path).toBe(PATHS.base);
  });

  it('cancelled by the player leads to the methods', async () => {
    const { invoice, stateOf, navigation } = await atInvoice();
    await Promise.all([invoice.cancel(), invoice.cancel()]);
    await settled();
    expect(stateOf().state['ending']).toBe('cancelled');
    expect(navigation.visited).toEqual([PATHS.invoice, PATHS.methods]);
  });

  it('a cancel that comes too late shows what became of it', async () => {
    const { invoice, gateway, navigation } = await atInvoice();
    invoice.close();
    gateway.settleAll('processed');
    await invoice.cancel();
    expect(navigation.path).toBe(PATHS.complete);
  });

  it('a cancel that fails stays and says so', async () => {
    const { invoice, gateway, navigation } = await atInvoice();
    gateway.refuseNext('BANKING_DEPOSIT:deposit-cancel', new AppError('no', { status: 500, code: 'gateway.down' }));
    await invoice.cancel();
    expect(invoice.page.error).toBe('shown: gateway.down');
    expect(invoice.phase).toBe('open');
    expect(navigation.path).toBe(PATHS.invoice);
  });
});

describe('after a reload on the page', () => {
  it('the deposit is found again', async () => {
    const tab = await p2pTab();
    const before = await tab.load();
    await before.pay('50');
    const { invoice, reserved } = await tab.load();
    invoice.open();
    expect(invoice.phase).toBe('loading');
    await until(() => invoice.phase === 'open');
    expect(reserved.cardNumber).toBe(before.reserved.cardNumber);
  });

  it('one that is over leads to the complete page', async () => {
    const tab = await p2pTab();
    await (await tab.load()).pay('50');
    tab.gateway.settleAll('processed');
    const { invoice, navigation } = await tab.load();
    invoice.open();
    await until(() => navigation.path === PATHS.complete);
  });

  it.each([
    { amount: '50,35', path: PATHS.invoice },
    { amount: '50,34', path: PATHS.unifiedForm },
  ])('$path: one whose time was up meanwhile can still be reported as paid', async ({ amount, path }) => {
    const tab = await p2pTab();
    await (await tab.load()).pay(amount);
    await tab.clock.pass(15 * 60_000);
    const [found] = tab.gateway.transactions.values();
    expect(found).toMatchObject({ status: 'mistaked', state: { ending: 'expired' } });
    const { invoice, navigation } = await tab.load();
    await navigation.go(path);
    invoice.open();
    await until(() => invoice.phase === 'expired');
    expect(navigation.path).toBe(path);
    await invoice.paid();
    expect(tab.sent('BANKING_DEPOSIT:deposit-complete').map(({ data }) => data)).toEqual([
      { depositId: found!.id, paymentMethod: 'test_p2p' },
    ]);
    expect(navigation.path).toBe(PATHS.complete);
  });

  it.each(['declined', 'cancelled'])('one that was %s leads to the complete page', async (ending) => {
    const tab = await p2pTab();
    const before = await tab.load();
    await before.pay('50');
    if (ending === 'declined') tab.gateway.settleAll('mistaked');
    else await before.invoice.cancel();
    const { invoice, navigation } = await tab.load();
    await navigation.go(PATHS.invoice);
    invoice.open();
    await until(() => navigation.path === PATHS.complete);
    expect(invoice.phase).not.toBe('expired');
  });

  it('a failure can be tried again', async () => {
    const tab = await p2pTab();
    await (await tab.load()).pay('50');
    tab.gateway.refuseNext('BANKING_DEPOSIT:deposit-check', new AppError('no', { status: 500 }));
    const { invoice } = await tab.load();
    invoice.open();
    await until(() => invoice.phase === 'lost');
    invoice.open();
    await until(() => invoice.phase === 'open');
  });
});

it('leaves no timer behind', async () => {
  const { invoice, clock, attempts } = await atInvoice();
  const before = clock.pending;
  invoice.close();
  expect(clock.pending).toBe(before - 1);
  attempts.dispose();
});

import { describe, expect, it } from 'vitest';
import { settled } from '@/core/time/clock.fake';
import { AppError } from '@/core/errors/app-error';
import { methods } from '../fixtures';
import { simulator } from '../simulator';
import { PATHS, p2pTab, until } from './p2p-tab.fixture';

const CREATE = 'BANKING_DEPOSIT:deposit-create-p2p';

describe('submit', () => {
  it('scores, creates once, reads the card and shows the invoice', async () => {
    const { load, sent, told, gateway } = await p2pTab();
    const { pay, navigation, reserved, transaction } = await load();
    expect(await pay('50')).toBe('done');
    expect(sent('BANKING_DEPOSIT:score')).toHaveLength(1);
    const [create] = sent(CREATE);
    expect(create?.data).toMatchObject({
      amount: 50,
      currency: 'EUR',
      paymentMethod: 'test_p2p',
      score: 0.9,
      fields: {},
    });
    expect(navigation.visited).toEqual([PATHS.invoice]);
    expect(reserved.cardNumber).toMatch(/^42424201\d{8}$/);
    await until(() => reserved.bank !== undefined);
    expect(reserved.bank?.name).toBe('Test Bank');
    expect(sent('BANKING_DEPOSIT:bank-get')[0]?.data).toEqual({ payment_method: 'test_p2p', bin: '42424201' });
    const [id] = [...gateway.transactions.keys()];
    expect(told()).toEqual([{ messageType: 'onCreateTransaction', eventType: 'deposit', eventId: id }]);
    expect(transaction.current).toMatchObject({ id, amount: 50, currency: 'EUR' });
  });

  it('does not offer the page of an earlier payment as its own', async () => {
    const { load } = await p2pTab();
    const { pay, paymentWindow } = await load();
    paymentWindow.offer({ source: 'https://provider.example/earlier', method: 'GET', data: null });
    expect(paymentWindow.pending).toBeDefined();
    await pay('50');
    expect(paymentWindow.pending).toBeUndefined();
  });

  it('twice at once makes one deposit', async () => {
    const { load, gateway } = await p2pTab();
    const { deposit, type } = await load();
    deposit.enter();
    await settled();
    type('50');
    await Promise.all([deposit.submit(), deposit.submit()]);
    expect(gateway.transactions.size).toBe(1);
  });

  it('keeps an invalid form to itself', async () => {
    const { load, sent } = await p2pTab();
    const { pay } = await load();
    expect(await pay('1')).toBe('invalid');
    expect(sent('BANKING_DEPOSIT:score')).toEqual([]);
  });

  it('stores nothing of the card', async () => {
    const { load, storage } = await p2pTab();
    const { pay, reserved } = await load();
    await pay('50');
    expect(JSON.stringify([...storage.texts])).not.toContain(reserved.cardNumber);
  });

  it('asks for more fields and goes on with the same deposit', async () => {
    const { load, gateway, sent } = await p2pTab();
    const { pay, deposit, form, type } = await load();
    expect(await pay('50,33')).toBe('needsFields');
    expect(form.requestedNames).toEqual(['sender_last_digits']);
    type('50,33', { sender_last_digits: '4242' });
    expect(await deposit.submit()).toBe('done');
    expect(gateway.transactions.size).toBe(1);
    expect(sent(CREATE)[1]?.data).toMatchObject({ depositId: [...gateway.transactions.keys()][0] });
  });

  it('shows the flow that the server describes', async () => {
    const { load } = await p2pTab();
    const { pay, navigation, reserved } = await load();
    await pay('50,34');
    expect(navigation.visited).toEqual([PATHS.unifiedForm]);
    expect(reserved.unifiedFlow?.items.map(({ name }) => name)).toEqual(['amount', 'phone']);
  });

  it.each([
    ['50,21', 'no card is free'],
    ['50,22', 'the score is too low'],
    ['50,13', 'the merchant refuses'],
  ])('%s: %s, which is said and makes nothing', async (amount) => {
    const { load, gateway, told } = await p2pTab();
    const { pay, deposit, navigation } = await load();
    expect(await pay(amount)).toBe('failed');
    expect(deposit.error).toBe('shown: banking.merchantClientError');
    expect(gateway.transactions.size + told().length + navigation.visited.length).toBe(0);
  });

  it('a reply without a deposit is no deposit', async () => {
    const nothing = { deposit: null, isFieldsRequired: false, fields: [] };
    const on = { ...simulator.on, [CREATE]: async () => ({ status: 200 as const, data: nothing }) };
    const { load, told, errors } = await p2pTab({ provider: { ...simulator, on } });
    const { pay, navigation } = await load();
    expect(await pay('50')).toBe('failed');
    expect(errors.handled.map(({ code }) => code)).toEqual(['deposit.none']);
    expect([told(), navigation.visited]).toEqual([[], []]);
  });
});

describe('captcha', () => {
  it.each([
    ['test_p2p_v2', 'v2'],
    ['test_p2p_v3', 'v3'],
  ] as const)('%s: the score goes with a token of %s', async (name, version) => {
    const { load, sent, captcha } = await p2pTab();
    const { pay } = await load(name);
    expect(await pay('50')).toBe('done');
    expect(captcha.asked).toEqual([{ action: 'deposit', version }]);
    expect(sent('BANKING_DEPOSIT:score')).toEqual([]);
    expect(sent('BANKING_DEPOSIT:score-captcha')[0]?.data).toMatchObject({
      captcha: { token: 'captcha-token', action: 'deposit', version },
    });
  });

  it('a failure is shown, nothing is created, and the next try works', async () => {
    const { load, gateway, captcha } = await p2pTab();
    const { pay, deposit } = await load('test_p2p_v3');
    captcha.answer = new AppError('Captcha closed by the user', { code: 'captcha.closed' });
    expect(await pay('50')).toBe('failed');
    expect(deposit.error).toBe('shown: captcha.closed');
    expect(gateway.transactions.size).toBe(0);
    captcha.answer = 'another-token';
    expect(await deposit.submit()).toBe('done');
  });
});

describe('an open deposit', () => {
  it('is found on entry after a reload, with the same card', async () => {
    const { load, gateway } = await p2pTab();
    const before = await load();
    await before.pay('50');
    const { deposit, reserved, navigation, transaction } = await load();
    deposit.enter();
    expect(deposit.isResuming).toBe(true);
    await until(() => navigation.visited.length > 0);
    expect(navigation.visited).toEqual([PATHS.invoice]);
    expect(reserved.cardNumber).toBe(before.reserved.cardNumber);
    expect(transaction.current?.id).toBe([...gateway.transactions.keys()][0]);
    await until(() => !deposit.isResuming);
  });

  it('whose reply was lost is reported to the host once, when it is found', async () => {
    const { load, gateway, told } = await p2pTab();
    gateway.faults.lose(CREATE);
    const first = await load();
    first.deposit.enter();
    await settled();
    first.type('50');
    void first.deposit.submit();
    await until(() => gateway.transactions.size === 1 && first.deposit.isChecking);
    expect(told()).toEqual([]);
    gateway.faults.releaseAll();
    first.attempts.dispose();
    const second = await load();
    second.deposit.enter();
    await until(() => second.navigation.visited.length > 0);
    expect(told()).toHaveLength(1);
    const third = await load();
    third.deposit.enter();
    await until(() => third.navigation.visited.length > 0);
    expect(told()).toHaveLength(1);
  });

  it('is looked for when the channel opens', async () => {
    const { load, gateway } = await p2pTab();
    await (await load()).pay('50');
    gateway.cut();
    const { deposit, navigation } = await load();
    deposit.enter();
    expect(deposit.isResuming).toBe(false);
    await gateway.restore();
    await until(() => navigation.visited.length > 0);
    expect(navigation.visited).toEqual([PATHS.invoice]);
  });

  it('a check that fails leaves the form', async () => {
    const { load, gateway, errors } = await p2pTab();
    gateway.refuseNext('BANKING_DEPOSIT:deposit-check', new AppError('down', { status: 500, code: 'gateway.down' }));
    const { pay, deposit } = await load();
    expect(await pay('50')).toBe('done');
    expect(deposit.isResuming).toBe(false);
    expect(errors.reported.map(({ code }) => code)).toContain('gateway.down');
  });
});

describe('a group whose tile opens this page', () => {
  const group = methods.filter(({ countries }) => countries.includes('kz'));
  const catalogue = group.map((entry) => ({ ...entry, method: { ...entry.method, category: 'cash_methods' } }));

  it('starts with its first method and lets the player choose', async () => {
    const { load } = await p2pTab({ country: 'kz', currency: 'KZT', catalogue });
    const { deposit, methods: store } = await load('');
    store.selectGroup('cash_methods');
    deposit.enter();
    expect(deposit.method?.name).toBe('kz_kaspi_p2p');
    expect(deposit.choices.map(({ name }) => name)).toEqual(['kz_kaspi_p2p', 'kz_halyk_p2p']);
    deposit.choose('kz_halyk_p2p');
    expect(deposit.method?.name).toBe('kz_halyk_p2p');
  });

  it('a group with a list of its own has no choice here', async () => {
    const { load } = await p2pTab({ country: 'kg', currency: 'KGS' });
    const { deposit, methods: store } = await load('');
    store.selectGroup('p2p_methods_kyrgyzstan');
    store.selectMethod('kg_mbank_p2p');
    deposit.enter();
    expect(deposit.choices).toEqual([]);
  });
});

/** The host's word before a payment. */
import { describe, expect, it } from 'vitest';
import type { BeforePayment } from '../../contract/host';
import { AppError } from '../../core/errors/app-error';
import { settled } from '../../core/time/clock.fake';
import { depositKit } from '../test-kit/deposit-kit';
import { depositReply } from '../test-kit/fake-gateway';
import { HOST_ANSWERS_MS, HostWord } from './host-word';

const CREATE = 'BANKING:deposit-create';
const SOURCE = 'https://acquirer.example/pay';

async function asking(payload: Record<string, unknown> = { asksBeforePayment: true }) {
  const kit = await depositKit({ payload });
  const asked = () => kit.host.sent.filter((message) => message.messageType === 'onBeforePayment');
  const answer = async (word: Partial<BeforePayment>) => {
    const requestId = asked().at(-1)?.requestId ?? '';
    kit.host.receive({ type: 'beforePayment', payload: { requestId, allow: false, ...word } });
    await settled();
  };
  return { ...kit, store: kit.newStore(), word: kit.get(HostWord), asked, answer };
}

describe('a host that asks for its word', () => {
  it('hears of the payment, and nothing that was typed, before anything is sent or opened', async () => {
    const bonusList = [{ id: 'welcome', type: 'deposit', depositBonusData: { minDeposit: 500 } }];
    const { store, form, asked, answer, sent, browser, attempts } = await asking({
      ...{ asksBeforePayment: true, bonusId: 'welcome', bonusList },
    });
    form.input = { amount: 500, fields: { holder: 'Anna' } };
    const result = store.submit();
    expect(asked()).toMatchObject([
      { flow: 'deposit', method: 'visa', amount: 500, currency: 'INR', bonusId: 'welcome' },
    ]);
    expect(JSON.stringify(asked())).not.toContain('Anna');
    expect([store.isSubmitting, sent(), browser.opened, attempts.all]).toEqual([true, [], [], []]);
    await answer({ allow: true });
    expect([await result, sent().length]).toEqual(['done', 1]);
  });

  it.each([
    ['another amount', { amount: 900, fields: {} }],
    ['another account', { amount: 500, fields: { holder: 'Ben' } }],
    ['no amount', undefined],
  ])('says yes to a form that has %s by now: nothing is sent, and the next press asks anew', async (_name, input) => {
    const { store, form, asked, answer, sent, attempts } = await asking();
    form.input = { amount: 500, fields: { holder: 'Anna' } };
    const result = store.submit();
    form.input = input;
    await answer({ allow: true });
    expect([await result, sent(), attempts.all, store.isSubmitting]).toEqual(['kept', [], [], false]);
    form.input = { amount: 900, fields: {} };
    void store.submit();
    await answer({ allow: true });
    expect([asked().length, sent()]).toMatchObject([2, [{ amount: 900 }]]);
  });

  it('is asked once, however often the button is tapped', async () => {
    const { store, asked, answer, sent } = await asking();
    const taps = [store.submit(), store.submit(), store.submit()];
    await answer({ allow: true });
    await Promise.all(taps);
    expect([asked().length, sent().length]).toEqual([1, 1]);
  });

  it('opens the page of the payment by itself only where the tap is recent enough', async () => {
    for (const isActive of [true, false]) {
      const { store, gateway, answer, browser, paymentWindow } = await asking();
      gateway.nextAnswers.push(depositReply('d1', { source: SOURCE }));
      const result = store.submit();
      browser.navigator.userActivation.isActive = isActive;
      await answer({ allow: true });
      await result;
      expect(browser.opened).toHaveLength(isActive ? 1 : 0);
      expect(paymentWindow.reason).toBe(isActive ? undefined : 'held');
    }
  });

  it('says no: nothing is sent or kept, its words stand there, and its offer is carried out by it', async () => {
    const { store, word, answer, sent, attempts, browser, host } = await asking();
    const result = store.submit();
    const action = { name: 'verify', label: { en: 'Verify' } };
    await answer({ text: { en: 'Verify your identity first.' }, action });
    expect([await result, sent(), attempts.all, browser.opened, store.isSubmitting]).toEqual([
      'kept',
      [],
      [],
      [],
      false,
    ]);
    expect(word.refusal).toMatchObject({ text: { en: 'Verify your identity first.' }, isSilent: false });
    word.close(true);
    expect(word.refusal).toBeUndefined();
    const params = { flow: 'deposit', method: 'visa' };
    expect(host.sent.at(-1)).toEqual({ messageType: 'onAction', name: 'verify', params });
  });

  it('says no where its dialog cannot be loaded: the form says it, and the next press asks again', async () => {
    const { store, word, answer, sent, asked, errors } = await asking();
    const press = async (canShow: boolean) => {
      const result = store.submit();
      expect(word.isAsked).toBe(true);
      word.showBy(Promise.resolve(canShow));
      await answer({ text: { en: 'Verify your identity first.' } });
      return result;
    };
    expect(await press(false)).toBe('failed');
    expect([word.isAsked, word.refusal, store.isSubmitting, sent()]).toEqual([false, undefined, false, []]);
    expect(errors.handled.at(-1)).toMatchObject({ message: 'Verify your identity first.' });
    expect(store.error).toBe('shown: banking.merchantClientError');
    expect([await press(true), asked().length, store.error]).toEqual(['kept', 2, undefined]);
    expect(word.refusal?.text).toEqual({ en: 'Verify your identity first.' });
  });

  it('does not answer in time: that is a no, and a later yes sends nothing', async () => {
    const { store, word, clock, answer, sent } = await asking();
    const result = store.submit();
    clock.advance(HOST_ANSWERS_MS);
    expect([await result, word.refusal?.isSilent]).toEqual(['kept', true]);
    await answer({ allow: true });
    expect(sent()).toEqual([]);
  });

  it('is heard on the question that was asked alone', async () => {
    const { store, host, answer, sent } = await asking();
    const result = store.submit();
    host.receive({ type: 'beforePayment', payload: { requestId: 'of-another-page', allow: true } });
    await settled();
    expect([store.isSubmitting, sent()]).toEqual([true, []]);
    await answer({ allow: false });
    expect(await result).toBe('kept');
  });

  it('answers after the player has left the form: nothing is sent, and nothing is said', async () => {
    const { store, word, answer, sent } = await asking();
    const result = store.submit();
    store.dispose();
    await answer({ allow: true });
    expect([await result, sent(), word.refusal]).toEqual(['kept', [], undefined]);
  });

  it('is not asked again for a payment that is sent again under its key, or goes on with more fields', async () => {
    const { store, realtime, asked, answer, clock, form } = await asking();
    realtime.script(CREATE, () => ({ ...depositReply('d1', { isFieldsRequired: true }), fields: [{ name: 'more' }] }));
    const first = store.submit();
    await answer({ allow: true });
    await first;
    realtime.script(CREATE, () => {
      throw new AppError('', { code: 'socket.timeout', outcomeUnknown: true });
    });
    form.input = { amount: 500, fields: { ...form.input!.fields, more: '1' } };
    void store.submit();
    await settled();
    void store.submit();
    clock.advance(1000);
    await settled();
    expect(asked()).toHaveLength(1);
    store.dispose();
  });

  it.each([
    ['another amount', { amount: 900 }],
    ['another account', { fields: { card: '5555555555554444', more: '1' } }],
  ])('is asked again for %s, once more fields were asked for', async (_, change) => {
    const { store, realtime, asked, answer, form } = await asking();
    realtime.script(CREATE, () => ({ ...depositReply('d1', { isFieldsRequired: true }), fields: [{ name: 'more' }] }));
    const first = store.submit();
    await answer({ allow: true });
    await first;
    form.input = { amount: 500, fields: { ...form.input!.fields, more: '1' }, ...change };
    void store.submit();
    expect(asked()).toHaveLength(2);
    store.dispose();
  });

  it('is asked again once the form was left that further fields were asked for', async () => {
    const { store, newStore, realtime, asked, answer, form } = await asking();
    realtime.script(CREATE, () => ({ ...depositReply('d1', { isFieldsRequired: true }), fields: [{ name: 'more' }] }));
    const first = store.submit();
    await answer({ allow: true });
    await first;
    store.dispose();
    form.input = { amount: 500, fields: { ...form.input!.fields, more: '1' } };
    const later = newStore();
    void later.submit();
    expect(asked()).toHaveLength(2);
    later.dispose();
  });
});

it('what was made while a payment is prepared is found before it is sent', async () => {
  const made: string[] = [];
  let prepared = (): void => {};
  const second = { onPurpose: async () => void made.push('looked for a first payment') };
  const word = (await depositKit({ second: second as never })).get(HostWord);
  const wish = { flow: 'deposit', methodName: 'visa', amount: 500, currency: 'INR' } as const;
  const result = word.onPurpose(wish, async () => void made.push('created'), {
    prepare: () => new Promise((resolve) => (prepared = () => (made.push('prepared'), resolve()))),
  });
  expect(made).toEqual([]);
  prepared();
  await result;
  expect(made).toEqual(['prepared', 'looked for a first payment']);
});

it('a host asks from now on, or no more, by a later message', async () => {
  const { store, word, asked, answer, sent } = await asking({});
  await store.submit();
  expect([asked().length, sent().length]).toEqual([0, 1]);
  word.onHost({ asksBeforePayment: true });
  word.onHost({ lang: 'de' });
  const result = store.submit();
  await answer({ allow: true });
  await result;
  expect([asked().length, sent().length]).toEqual([1, 2]);
});

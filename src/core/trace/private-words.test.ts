/**
 * A person's words are removed from the gateway's own wording, wherever in the visit the person was named; its other
 * words stay.
 */
import { describe, expect, it } from 'vitest';
import { HTTP_PATHS } from '../../contract/http';
import type { LoadedPayload } from '../../contract/host';
import { FakeRealtime } from '../realtime/realtime.fake';
import { fakeSession } from '../session/session.fake';
import { fakeSettings } from '../settings/settings.fake';
import { ManualClock, settled } from '../time/clock.fake';
import { makeTrace } from './make-trace';
import { recordRealtime } from './record-wires';
import { TraceRecorder } from './trace-recorder';

interface Visit {
  wording: string;
  user?: LoadedPayload['user'];
  typed?: Record<string, string>;
  /** Labels and values that a page shows. */
  items?: { name?: string; label: string; value: string }[];
  methods?: object[];
}

/** Returns the wording as it stands in the trace. Its page came before anything else was known of the player. */
async function traced({ wording, user, typed = {}, items = [], methods = [] }: Visit): Promise<string> {
  const recorder = new TraceRecorder(new ManualClock());
  recorder.add('http', HTTP_PATHS.paymentMethods, {}).reply = { data: methods };
  recorder.add('call', 'BANKING:deposit-resume', {}).reply = { apiResponse: { data: { steps: [{ en: wording }] } } };
  const realtime = recordRealtime(new FakeRealtime(), recorder);
  const request = {
    amount: 5,
    currency: 'EUR',
    fields: typed,
    isActivatedBonus: false,
    paymentType: 'x',
    returnUrl: '',
  };
  void realtime.request('BANKING:deposit-create', request).catch(() => {});
  recorder.add('call', 'BANKING:deposit-create', {}).reply = { apiResponse: { data: { items } } };
  await settled();
  const { trace } = makeTrace({
    ...{ entries: recorder.entries, typed: recorder.typed, settings: fakeSettings({}), serverOffset: 0 },
    session: fakeSession({ lang: 'en', payload: { ...fakeSession().payload, user } }),
    viewport: { width: 360, height: 740 },
  });
  const { apiResponse } = trace.entries.find(({ name }) => name === 'BANKING:deposit-resume')!.reply as {
    apiResponse: { data: { steps: { en: string }[] } };
  };
  return apiResponse.data.steps[0]!.en;
}

const payee = (value: string) => ({ items: [{ label: 'Recipient', value }] });

describe('hidden', () => {
  it.each<[string, Visit, string]>([
    ['the name of the player', { wording: 'Hello Ana!', user: { name: 'Ana Silva' } }, 'Hello Aaa!'],
    [
      'a name that was typed',
      { wording: 'Send it to ANA, da Silva', typed: { owner: 'Ana Silva' } },
      'Send it to AAA, da Aaaaa',
    ],
    ['the name of a payee', { wording: 'Pay João Costa', ...payee('João Costa') }, 'Pay Aaaa Aaaaa'],
    ['without its accents', { wording: 'Pay JOAO', ...payee('João Costa') }, 'Pay AAAA'],
    ['with its case', { wording: 'Платёж Иванову', ...payee('Иванов Пётр') }, 'Платёж Aaaaaaa'],
    ['without spaces around', { wording: '收款人王小明先生', ...payee('王小明') }, '收款人aaa先生'],
    ['a short account', { wording: 'To account 1234-5678.', typed: { account: '12345678' } }, 'To account 0000-0000.'],
    ['the name in an e-mail address', { wording: 'Hi Zoe', user: { email: 'zoe@mail.example' } }, 'Hi Aaa'],
    ['the whole of what is no name', { wording: 'Say "blue 42 fish"', ...payee('blue 42 fish') }, 'Say "aaaa 00 aaaa"'],
  ])('%s', async (_, visit, expected) => expect(await traced(visit)).toBe(expected));
});

describe('left as it is', () => {
  const listed = [
    { name: 'x', text: { en: 'By bank card' }, fields: [{ name: 'way', values: [{ value: 'savings', text: 'S' }] }] },
  ];
  it.each<[string, Visit]>([
    ['a word in which a name is a part', { wording: 'Analysis of markets', user: { name: 'Ana Mark' } }],
    ['a word of the lists', { wording: 'Your bank may ask', typed: { street: 'Bank Street' }, methods: listed }],
    ['a choice of the lists', { wording: 'From savings', typed: { way: 'savings' }, methods: listed }],
    [
      'the name of a bank by words',
      { wording: 'Open the app of your bank', items: [{ name: 'bank', label: 'Bank', value: 'Kaspi Bank' }] },
    ],
    ['a currency', { wording: 'From 5 EUR', user: { currency: 'EUR', name: 'Ana' } }],
    ['short words', { wording: 'Go to 5 of 10', typed: { name: 'To Of', year: '10' } }],
  ])('%s', async (_, visit) => expect(await traced(visit)).toBe(visit.wording));
});

it('keeps no card, code or secret of what was typed', async () => {
  const recorder = new TraceRecorder(new ManualClock());
  const realtime = recordRealtime(new FakeRealtime(), recorder);
  const fields = {
    pan: '4242 4242 4242 4242',
    cvv: '12345',
    otp: '654321',
    expiry: '12/30',
    password: 'hunter',
    note: 'x 4242424242424242',
    captcha: 'abc',
  };
  const request = { amount: 5, currency: 'EUR', fields, isActivatedBonus: false, paymentType: 'x', returnUrl: '' };
  void realtime.request('BANKING:deposit-create', request).catch(() => {});
  await settled();
  expect([...recorder.typed].join('|')).not.toMatch(/\d|hunter/);
});

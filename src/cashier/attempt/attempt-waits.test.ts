/** When a create without an answer is sent again, and who hears of it. */
import { describe, expect, it } from 'vitest';
import { AppError } from '../../core/errors/app-error';
import { settled } from '../../core/time/clock.fake';
import { depositReply } from '../test-kit/fake-gateway';
import { submit, tab } from '../test-kit/tab';
import { isUnresolved } from './create-call';

const busy = (retryAfterMs?: number) => new AppError('Busy', { status: 429, retryAfterMs });

/** A tab with a create on its way, and what it settles with. */
async function underWay(...trouble: ('lost' | 'busy' | number)[]) {
  const kit = tab();
  const { attempts } = kit.load();
  let answers = trouble;
  kit.realtime.script('BANKING:deposit-create', () => {
    const [now, ...later] = answers;
    answers = later;
    if (now === 'lost') kit.realtime.cut();
    if (now === 'lost') throw new AppError('Cut', { code: 'socket.networkError', outcomeUnknown: true });
    if (now === 'busy') throw busy(30_000);
    if (now !== undefined) throw new AppError('', { status: now });
    return depositReply('d1');
  });
  const told = attempts.create(kit.call()).catch((error: unknown) => error);
  await settled();
  return { ...kit, attempts, told, key: kit.keys()[0]! };
}

describe('a time that the gateway has named', () => {
  it('is shown, and nothing is sent before it: neither by a tap nor with a new connection', async () => {
    const { attempts, told, call, key, keys, clock, realtime } = await underWay('busy');
    expect(attempts.waitsUntil('deposit')).toBe(clock.now() + 30_000);
    attempts.askAgain(key);
    const tapped = attempts.create(call());
    realtime.cut();
    await realtime.connect();
    await clock.pass(29_999);
    expect(keys()).toHaveLength(1);
    await clock.pass(1);
    expect([keys().length, attempts.waitsUntil('deposit')]).toEqual([2, undefined]);
    expect(await told).toMatchObject({ reply: { depositId: 'd1' } });
    expect((await tapped).attempt?.transactionId).toBe('d1');
  });

  it('is none where nothing waits, or the gateway has named none', async () => {
    expect(tab().load().attempts.waitsUntil('deposit')).toBeUndefined();
    const { attempts } = await underWay(503);
    expect([attempts.waitsUntil('deposit'), attempts.waitsUntil('withdrawal')]).toEqual([undefined, undefined]);
  });
});

describe('an open channel', () => {
  it.each<[string, (kit: Awaited<ReturnType<typeof underWay>>) => void]>([
    ['a tap', ({ attempts, call }) => void attempts.create(call())],
    ['the wish to know', ({ attempts, key }) => attempts.askAgain(key)],
  ])('is asked at once by %s', async (_, press) => {
    const kit = await underWay(503);
    press(kit);
    await settled();
    expect([kit.keys().length, new Set(kit.keys()).size]).toEqual([2, 1]);
    expect(await kit.told).toMatchObject({ reply: { depositId: 'd1' } });
  });

  it('is not asked again for what has its answer, or for an attempt that is not this page’s', async () => {
    const { attempts, told, key, keys, clock } = await underWay(400);
    await told;
    attempts.askAgain(key);
    attempts.askAgain('00000000-0000-4000-8000-000000000009');
    await clock.pass(60_000);
    expect(keys()).toHaveLength(1);
  });

  it('is asked three times and no more by a gateway in trouble: the outcome is looked for elsewhere', async () => {
    const { attempts, told, key, keys, clock } = await underWay(500, 503, 429);
    await clock.pass(60_000);
    expect([isUnresolved(await told), keys().length]).toEqual([true, 3]);
    attempts.askAgain(key);
    await clock.pass(60_000);
    expect([attempts.stepOf('deposit'), keys().length]).toEqual(['checking', 3]);
  });

  it('that is lost again and again is asked until there is an answer', async () => {
    const { told, keys, realtime } = await underWay('lost', 'lost', 'lost', 'lost');
    for (let cut = 0; cut < 4; cut += 1) {
      await realtime.connect();
      await settled();
    }
    expect(keys()).toHaveLength(5);
    expect(await told).toMatchObject({ reply: { depositId: 'd1' } });
  });
});

it('a repeat that is refused for its token is told as that, so that the host can renew it', async () => {
  const { attempts, told, clock } = await underWay(408, 401);
  await clock.pass(60_000);
  expect(await told).toMatchObject({ status: 401 });
  expect(attempts.stepOf('deposit')).toBe('checking');
});

it('a refusal for the token with which the channel closes is told in time, too', async () => {
  const { load, call, realtime, clock } = tab();
  const { attempts } = load();
  realtime.script('BANKING:deposit-create', () => {
    realtime.cut();
    throw new AppError('', { status: 401 });
  });
  const told = attempts.create(call()).catch((error: unknown) => error);
  await settled();
  await clock.pass(5_000);
  expect(await told).toMatchObject({ status: 401 });
});

it('a repeat that asks for further fields says nothing of the first sending', async () => {
  const { load, call, gateway, realtime } = tab();
  const { attempts } = load();
  gateway.nextAnswers.push(depositReply('d7', { isFieldsRequired: true }));
  gateway.loseReplies = 1;
  const told = attempts.create(call()).catch((error: unknown) => error);
  await settled();
  await realtime.connect();
  expect(await told).toMatchObject({
    code: 'attempt.unresolved',
    outcomeUnknown: true,
    cause: { code: 'attempt.otherAnswer' },
  });
  expect(attempts.unknownOf('deposit')).toHaveLength(1);
});

it.each([
  ['a refusal is no outcome', new AppError('', { status: 400 }), { code: 'attempt.unresolved' }, 0],
  [
    'a payment is one, is this player’s, and the host hears of it',
    depositReply('d1'),
    { reply: { depositId: 'd1' }, attempt: { step: 'created', transactionId: 'd1' } },
    1,
  ],
])('with a storage that was cleared meanwhile %s', async (_, answer, settles, told) => {
  const { load, call, realtime, storage, host } = tab();
  realtime.script('BANKING:deposit-create', () => {
    storage.texts.clear();
    if (answer instanceof AppError) throw answer;
    return answer;
  });
  const { attempts } = load();
  expect(await submit(attempts, call()).catch((error: unknown) => error)).toMatchObject(settles);
  expect(host.sent.filter(({ messageType }) => messageType === 'onCreateTransaction')).toHaveLength(told);
});

it('an answer that comes once another player is there is not taken for theirs', async () => {
  const { load, call, realtime, host } = tab();
  const { attempts } = load();
  const told: unknown[] = [];
  void submit(attempts, call()).then((made) => told.push(made));
  realtime.script('BANKING:deposit-create', () => depositReply('d1'));
  attempts.stopRuns();
  await settled();
  expect([told, host.sent, attempts.stepOf('deposit')]).toEqual([[], [], 'creating']);
});

describe('two presses of one wish', () => {
  it('the later one’s page alone hears, once, that the outcome is unknown, and has the payment', async () => {
    const { load, call, gateway, realtime, keys } = tab();
    const { attempts } = load();
    const heard: string[] = [];
    const press = (name: string) => attempts.create({ ...call(), onChecking: () => heard.push(name) });
    gateway.loseReplies = 3;
    const [first, second] = [press('first'), press('second')];
    expect(heard).toEqual([]);
    for (let cut = 0; cut < 2; cut += 1) {
      await settled();
      await realtime.connect();
    }
    await settled();
    expect(heard).toEqual(['second']);
    const [third, silent] = [press('third'), attempts.create(call())];
    expect(heard).toEqual(['second', 'third']);
    await realtime.connect();
    const made = await Promise.all([first, second, third, silent]);
    expect(made.map(({ attempt }) => attempt?.transactionId)).toEqual([undefined, undefined, undefined, 'd1']);
    expect(keys()).toHaveLength(4);
  });

  it('wait for one token together', async () => {
    const { load, call, gateway, realtime, keys } = tab();
    const { attempts } = load();
    gateway.troubles.push(401);
    const first = attempts.create(call());
    await settled();
    const second = attempts.create(call());
    realtime.cut();
    await realtime.connect();
    expect((await first).reply.depositId).toBe('d1');
    expect((await second).attempt?.transactionId).toBe('d1');
    expect(keys()).toHaveLength(2);
  });
});

it('the same wish is silently a second try while it is asked for, and a quarter of an hour beyond its start', async () => {
  const { attempts, call, realtime, clock, told } = await underWay('lost', 400);
  const same = () => attempts.isSecondTry(call().intent);
  await clock.pass(20 * 60_000);
  expect([same(), attempts.isSecondTry(call(700).intent)]).toEqual([true, false]);
  await realtime.connect();
  expect(isUnresolved(await told)).toBe(true);
  expect(same()).toBe(false);
  const soon = await underWay(408, 400);
  await soon.clock.pass(5_000);
  await soon.told;
  expect(soon.attempts.isSecondTry(soon.call().intent)).toBe(true);
});

it.each<[string, 'refuse' | 'cut', string[]]>([
  ['a refusal', 'refuse', ['500 banking.limit']],
  ['a line that is down', 'cut', []],
])(
  '%s leaves a payment waiting for its fields, and is told to whoever asks for refusals',
  async (_, what, refusals) => {
    const { load, call, gateway, realtime } = tab();
    const { attempts } = load();
    const heard: string[] = [];
    attempts.onRefused.add(({ amount }, { code }) => heard.push(`${amount} ${code}`));
    gateway.nextAnswers.push(depositReply('d7', { isFieldsRequired: true }));
    await attempts.create(call());
    if (what === 'refuse') gateway.nextAnswers.push(new AppError('', { code: 'banking.limit', status: 422 }));
    else realtime.cut();
    await attempts.create(call()).catch(() => undefined);
    await realtime.connect();
    expect(attempts.latest('deposit')).toMatchObject({ step: 'needsFields', transactionId: 'd7' });
    await attempts.create(call());
    expect(realtime.sentOf('BANKING:deposit-create').at(-1)?.data).toMatchObject({ depositId: 'd7' });
    expect(heard).toEqual(refusals);
  },
);

import { describe, expect, it } from 'vitest';
import { AppError } from '../../core/errors/app-error';
import { settled } from '../../core/time/clock.fake';
import { depositReply } from '../test-kit/fake-gateway';
import { FakeWindow } from '../test-kit/fake-browser';
import { tab } from '../test-kit/tab';
import { isUnresolved } from './create-call';

describe('another frame of the tab that sends the same create', () => {
  /** The first frame's answer is held; the second one's sending fails with this. */
  async function twoFrames(error: AppError) {
    const it = tab();
    const [first, second] = [it.load(), it.load()];
    let reply: ((answer: ReturnType<typeof depositReply>) => void) | undefined;
    it.realtime.script('BANKING:deposit-create', () => new Promise((resolve) => (reply = resolve)));
    const create = first.attempts.create(it.call());
    await settled();
    const told = second.attempts
      .create({ ...it.call(), send: () => Promise.reject(error) })
      .catch((thrown: unknown) => thrown);
    await settled();
    return {
      ...it,
      first,
      second,
      create,
      told,
      reply: (response?: Parameters<typeof depositReply>[1]) => reply?.(depositReply('d1', response)),
    };
  }

  it.each([400, 404, 409, 422])('is not refused with %d: the record stays, for both', async (status) => {
    const { first, told, create, reply } = await twoFrames(new AppError('', { status }));
    const open = first.attempts.unknownOf('deposit');
    expect(open).toHaveLength(1);
    reply();
    expect((await create).reply.depositId).toBe('d1');
    expect(first.attempts.all).toMatchObject([{ key: open[0]!.key, step: 'created', transactionId: 'd1' }]);
    if (status !== 409) expect(isUnresolved(await told)).toBe(true);
  });

  it('is not taken to be asked for fields, since the other one may have made it', async () => {
    const it = await twoFrames(new AppError('', { status: 400 }));
    it.reply({ isFieldsRequired: true });
    expect(await it.create.catch((error: unknown) => error)).toMatchObject({ cause: { code: 'attempt.otherAnswer' } });
    expect(it.first.attempts.unknownOf('deposit')).toHaveLength(1);
  });

  it('that is not sent, since its line is cut, loses nothing of the first', async () => {
    const { first, create, reply } = await twoFrames(new AppError('', { code: 'socket.networkError' }));
    reply();
    await create;
    expect(first.attempts.stepOf('deposit')).toBe('created');
  });
});

it('one that is wanted again after another was made beside it is answered itself', async () => {
  const { load, call, realtime } = tab();
  const { attempts } = load();
  const made: string[] = [];
  const pay = async (amount: number, id: string | undefined) => {
    realtime.script('BANKING:deposit-create', () => {
      if (id === undefined) throw new AppError('Bad reply', { code: 'contract.invalidReply', outcomeUnknown: true });
      return depositReply(id);
    });
    const { attempt } = await attempts.create(call(amount));
    made.push(`${attempt?.intent.amount} ${attempt?.transactionId}`);
  };
  await expect(pay(500, undefined)).rejects.toMatchObject({ code: 'attempt.unresolved' });
  attempts.confirmBeside(call(700).intent);
  await pay(700, 'd7');
  await pay(500, 'd5');
  expect(made).toEqual(['700 d7', '500 d5']);
});

it.each([
  ['while the first one is open: its refusal is one', true, { status: 400 }, []],
  ['once the first one has gone: nobody knows', false, { code: 'attempt.unresolved' }, [{ step: 'checking' }]],
])('a frame that loads during a create, %s', async (_, isOpen, thrown, left) => {
  const { load, call, realtime } = tab();
  const windows = [new FakeWindow(), new FakeWindow()];
  const [one, two] = windows;
  const top = { length: 2, 0: one, 1: two };
  for (const window of windows) Object.assign(window, { top });
  const first = load({}, { window: windows[0]!.asWindow });
  let refuse: ((error: AppError) => void) | undefined;
  realtime.script('BANKING:deposit-create', () => new Promise((_resolve, reject) => (refuse = reject)));
  const created = first.attempts.create(call()).catch((error: unknown) => error);
  await settled();
  if (!isOpen) top.length = 0;
  const second = load({}, { window: windows[1]!.asWindow });
  refuse?.(new AppError('', { status: 400 }));
  expect(await created).toMatchObject(thrown);
  expect(second.attempts.unknownOf('deposit')).toMatchObject(left);
});

it('what another frame of the tab has made since is not shown before the gateway has said whose it is, and stays there', async () => {
  const kit = tab({ token: 'one' });
  const [one, two] = [kit.load(), kit.load({ payload: { token: 'two' } })];
  await one.attempts.create(kit.call());
  kit.changeToken();
  two.attempts.unknownOf('deposit');
  expect([two.owner.isPlayers('deposit', 'd1'), two.current.current]).toEqual([undefined, undefined]);
  await settled();
  kit.realtime.reply('BANKING:transactions-list', { transactions: [], hasMore: false });
  await settled();
  expect([two.owner.isPlayers('deposit', 'd1'), two.current.current]).toEqual([false, undefined]);
  expect([one.attempts.latest('deposit')?.transactionId, one.current.current?.id]).toEqual(['d1', 'd1']);
  // Another payment of the method still asks first.
  expect(two.attempts.latest('deposit')?.transactionId).toBe('d1');
});

import { describe, expect, it } from 'vitest';
import { AppError } from '../errors/app-error';
import { settled } from '../time/clock.fake';
import { askWhenOpen, untilOpen } from './ask-when-open';
import { FakeRealtime } from './realtime.fake';

const LIST = 'BANKING:transactions-list';
const REPLY = { transactions: [], hasMore: false };

/** Asks a gateway whose answers are these, one after another: errors are thrown, and a cut closes the channel as well. */
function asking(answers: (string | typeof REPLY)[], { retriesTimeout }: { retriesTimeout?: boolean } = {}) {
  const realtime = new FakeRealtime();
  const leaving = new AbortController();
  realtime.respond(LIST, () => {
    const answer = answers.shift()!;
    if (typeof answer !== 'string') return answer;
    if (answer === 'socket.networkError') realtime.close();
    throw new AppError('', { code: answer });
  });
  const begin = () =>
    askWhenOpen(realtime, () => realtime.request(LIST, { limit: 1 }), {
      signal: leaving.signal,
      ...(retriesTimeout !== undefined && { retriesTimeout }),
    });
  return { realtime, leaving, begin };
}

describe('askWhenOpen', () => {
  it('sends nothing before the channel is open', async () => {
    const { realtime, begin } = asking([REPLY]);
    realtime.close();
    const asked = begin();
    await settled();
    expect(realtime.sent).toEqual([]);
    await realtime.connect();
    expect(await asked).toBe(REPLY);
  });

  it('asks again at each connect while the line takes the answers with it', async () => {
    const { realtime, begin } = asking(['socket.networkError', 'socket.networkError', REPLY]);
    const asked = begin();
    for (const times of [1, 2]) {
      await settled();
      expect(realtime.sent).toHaveLength(times);
      await realtime.connect();
    }
    expect(await asked).toBe(REPLY);
    expect(realtime.sent).toHaveLength(3);
  });

  it('asks again after an answer that did not come in time, unless its caller gives up then', async () => {
    expect(await asking(['socket.timeout', REPLY]).begin()).toBe(REPLY);
    const once = asking(['socket.timeout', REPLY], { retriesTimeout: false });
    await expect(once.begin()).rejects.toMatchObject({ code: 'socket.timeout' });
    expect(once.realtime.sent).toHaveLength(1);
  });

  it('rejects with any other error as it is', async () => {
    const refused = asking(['banking.depositNotFound', REPLY]);
    await expect(refused.begin()).rejects.toMatchObject({ code: 'banking.depositNotFound' });
    expect(refused.realtime.sent).toHaveLength(1);
  });

  it('asks no more once it is aborted, and rejects', async () => {
    const { realtime, leaving, begin } = asking(['socket.networkError', REPLY]);
    const asked = begin().catch((error: unknown) => error);
    await settled();
    leaving.abort();
    expect(await asked).toBeInstanceOf(Error);
    await realtime.connect();
    await settled();
    expect(realtime.sent).toHaveLength(1);
  });

  it('rejects as aborted where a refusal comes after that', async () => {
    const { realtime, leaving, begin } = asking([]);
    realtime.respond(LIST, () => {
      leaving.abort();
      throw new AppError('', { code: 'banking.depositNotFound' });
    });
    await expect(begin()).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('gives an answer that comes after the abort: it may tell of money', async () => {
    const { realtime, leaving, begin } = asking([]);
    realtime.respond(LIST, () => {
      leaving.abort();
      return REPLY;
    });
    expect(await begin()).toBe(REPLY);
  });
});

describe('untilOpen', () => {
  it('resolves at the next connect, or at once', async () => {
    const realtime = new FakeRealtime();
    await untilOpen(realtime);
    realtime.close();
    let isOpen = false;
    const opened = untilOpen(realtime).then(() => (isOpen = true));
    await settled();
    expect(isOpen).toBe(false);
    await realtime.connect();
    await opened;
  });
});

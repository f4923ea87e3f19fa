import { describe, expect, it } from 'vitest';
import { AppError } from '../../core/errors/app-error';
import { ASK_AGAIN_MS } from '../../core/realtime/next-try';
import { ManualClock, settled } from '../../core/time/clock.fake';
import { isUnresolved } from '../attempt/create-call';
import { ScriptedRealtime } from '../test-kit/scripted-realtime';
import { untilAnswered, type Asked } from './until-answered';

const LOST = new AppError('No reply', { code: 'socket.timeout', outcomeUnknown: true });
const NOT_SENT = new AppError('Offline', { code: 'socket.networkError' });
const busy = (retryAfterMs?: number) => new AppError('Busy', { status: 503, retryAfterMs });
const refusal = new AppError('No', { code: 'banking.no', status: 400 });

/** A request whose answers come one after the other; an error is thrown. */
function asking(...answers: (AppError | string)[]) {
  const [realtime, clock] = [new ScriptedRealtime(), new ManualClock()];
  const asked: Asked = { key: 'k1', isRepeat: false };
  const sent: string[] = [];
  const waits: (number | undefined)[] = [];
  const send = async (key: string) => {
    const answer = answers[sent.push(key) - 1] ?? 'late';
    if (typeof answer !== 'string') throw answer;
    return answer;
  };
  const result = untilAnswered({ asked, send, onLost: (at) => waits.push(at) }, realtime, clock).catch(
    (error: unknown) => error,
  );
  return { realtime, clock, asked, sent, waits, result };
}

describe('a request for a definite answer', () => {
  it.each([
    ['was not sent', NOT_SENT],
    ['is refused', refusal],
  ])('that %s says so at once, and is not said to be under way', async (_, error) => {
    const { result, sent, waits, asked } = asking(error);
    expect(await result).toBe(error);
    expect([sent, waits, asked.isRepeat]).toEqual([['k1'], [], false]);
  });

  it('whose answer was lost is sent again under its key, also when it could not be sent meanwhile', async () => {
    const { result, sent, waits, clock } = asking(LOST, NOT_SENT, 'paid');
    await settled();
    await clock.pass(2 * ASK_AGAIN_MS);
    expect(await result).toBe('paid');
    expect([sent, waits]).toEqual([
      ['k1', 'k1', 'k1'],
      [undefined, undefined],
    ]);
  });

  it('whose repeat is refused may have been carried out the first time', async () => {
    const { result, clock, asked } = asking(LOST, refusal);
    await settled();
    await clock.pass(ASK_AGAIN_MS);
    expect(isUnresolved(await result)).toBe(true);
    expect(asked.isRepeat).toBe(true);
  });

  it('waits as long as the gateway asks, and says until when; no connect cuts it short', async () => {
    const { result, sent, waits, clock, realtime } = asking(busy(60_000), 'paid');
    const start = clock.now();
    await settled();
    await clock.pass(59_999);
    realtime.cut();
    await realtime.connect();
    await settled();
    expect([sent, waits]).toEqual([['k1'], [start + 60_000]]);
    await clock.pass(1);
    expect(await result).toBe('paid');
  });

  it('is given up when the third answer in a row is no outcome', async () => {
    const { result, sent, clock } = asking(busy(), busy(), busy(), 'paid');
    await settled();
    await clock.pass(ASK_AGAIN_MS);
    expect(sent).toHaveLength(2);
    await clock.pass(9 * ASK_AGAIN_MS);
    expect(isUnresolved(await result)).toBe(true);
    expect(sent).toHaveLength(3);
  });

  it('is not given up because the line is cut again and again', async () => {
    const { result, sent, clock } = asking(LOST, LOST, LOST, LOST, LOST, 'paid');
    await settled();
    await clock.pass(5 * ASK_AGAIN_MS);
    expect([await result, sent.length]).toEqual(['paid', 6]);
  });
});

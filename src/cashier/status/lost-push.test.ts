/** A push was lost: polling makes up for it, whatever the connection does until it is stable. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AppError } from '../../core/errors/app-error';
import { ManualClock, settled } from '../../core/time/clock.fake';
import { ManualWake } from '../test-kit/manual-wake';
import { ScriptedRealtime } from '../test-kit/scripted-realtime';
import { POLL_FOR_MS, POLL_SLOW_MS } from './poll-schedule';
import { TransactionStatusStore } from './transaction-status-store';
import { FakeMonitoring } from '../../core/monitoring/monitoring.fake';

const ASK = 'BANKING_DEPOSIT:deposit-status';
const REPLY_TIMEOUT_MS = 30_000;

function followed() {
  const realtime = new ScriptedRealtime();
  const clock = new ManualClock();
  const wake = new ManualWake();
  const store = new TransactionStatusStore(realtime, clock, wake, new FakeMonitoring());
  store.follow({ flow: 'deposit', id: 'd1', methodName: 'visa' });
  /** The gateway answers again, and the deposit was paid while the channel was down. */
  const answer = () => realtime.script(ASK, () => ({ status: 'PAYED' as const }));
  /** Every poll is answered only after the time limit, when the channel has given it up. */
  const starve = async (ms: number) => {
    const end = clock.now() + ms;
    while (clock.now() < end) {
      const asked = realtime.sentOf(ASK).length;
      await clock.pass(Math.min(POLL_SLOW_MS, end - clock.now()));
      if (realtime.sentOf(ASK).length === asked) continue;
      await clock.pass(REPLY_TIMEOUT_MS);
      realtime.refuse(new AppError('Late', { code: 'socket.timeout', outcomeUnknown: true }));
      await settled();
    }
  };
  const status = () => store.statusOf('deposit', 'd1');
  return { realtime, clock, wake, answer, starve, status };
}

type Event = 'cut' | 'connect' | 'wake' | 'lose' | number;
const event = fc.oneof(
  fc.constantFrom<Event>('cut', 'connect', 'wake', 'lose'),
  fc.integer({ min: 1, max: 12_000 }) as fc.Arbitrary<Event>,
);

it('is made up for within one pause between two questions, once the line holds', async () => {
  await fc.assert(
    // Sixty events use up neither the fifteen minutes nor the calls.
    fc.asyncProperty(fc.array(event, { maxLength: 60 }), async (events) => {
      const { realtime, clock, wake, answer, status } = followed();
      for (const one of events) {
        if (one === 'cut') realtime.cut();
        else if (one === 'connect') await realtime.connect();
        else if (one === 'wake') wake.wake();
        else if (one === 'lose') await lose(realtime);
        else await clock.pass(one);
        await settled();
      }
      expect(status()).toBe('waiting');
      realtime.cut();
      await settled();
      answer();
      await realtime.connect();
      await clock.pass(POLL_SLOW_MS);
      expect(status()).toBe('processed');
    }),
    { numRuns: 60 },
  );
});

it('and every answer too late for a while: the first one in time tells it', async () => {
  const { clock, answer, starve, status } = followed();
  await starve(10 * 60_000);
  expect(status()).toBe('waiting');
  answer();
  await clock.pass(POLL_SLOW_MS);
  expect(status()).toBe('processed');
});

it('and every answer too late for a quarter of an hour: still waiting, never failed; looking again tells it', async () => {
  const { realtime, clock, wake, answer, starve, status } = followed();
  await starve(POLL_FOR_MS);
  answer();
  const asked = realtime.sentOf(ASK).length;
  await clock.pass(60 * 60_000);
  expect([status(), realtime.sentOf(ASK).length]).toEqual(['waiting', asked]);
  wake.wake();
  await settled();
  expect(status()).toBe('processed');
});

async function lose(realtime: ScriptedRealtime): Promise<void> {
  try {
    realtime.refuse(new AppError('Late', { code: 'socket.timeout', outcomeUnknown: true }));
  } catch {
    // No poll is under way.
  }
  await settled();
}

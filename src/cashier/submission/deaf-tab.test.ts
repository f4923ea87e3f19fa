/** A tab that can't hear others: before a create the gateway's list tells what is under way there. */
import { onReactionError } from 'mobx';
import { expect, it } from 'vitest';
import type { TransactionStatus } from '../../contract/primitives';
import { CALL_LIMIT_MS } from '../../core/realtime/call-limit';
import { AppError } from '../../core/errors/app-error';
import { settled } from '../../core/time/clock.fake';
import { ATTEMPT_KEY_LIFE_MS } from '../attempt/attempt-record';
import { sharedBrowser } from '../attempt/other-tabs.fixture';
import { resumingTab } from '../return/return.fixture';

/** A tab whose browser allows no channel between tabs. */
function deafTab(lines: readonly { status: TransactionStatus; at: number; amount?: number }[]) {
  const { window } = sharedBrowser().tab();
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  Object.assign(window, {
    BroadcastChannel: class {
      constructor() {
        refuse();
      }
    },
  });
  const kit = resumingTab({ userId: 'anna' }, window);
  const line = { flow: 'deposit' as const, paymentMethod: 'visa', amount: 70, currency: 'INR', isCancellable: false };
  kit.realtime.script('BANKING:transactions-list', () => ({
    transactions: lines.map(({ at, ...facts }, index) => ({
      ...line,
      ...facts,
      id: `other-${index}`,
      createdAt: new Date(kit.clock.now() + at).toISOString(),
    })),
    hasMore: false,
  }));
  const stores = kit.load();
  const pay = () => stores.second.onPurpose(kit.call(500).intent, () => stores.attempts.create(kit.call(500)));
  return { ...kit, ...stores, pay };
}

it.each([
  ['none', []],
  ['one of another amount that was made', [{ status: 'processed', at: -1000 }]],
  ['one like it that has failed', [{ status: 'mistaked', at: -1000, amount: 500 }]],
  ['one like it that was made long ago', [{ status: 'processed', at: -ATTEMPT_KEY_LIFE_MS - 1000, amount: 500 }]],
  ['one from long ago', [{ status: 'waiting', at: -ATTEMPT_KEY_LIFE_MS - 1000 }]],
] as const)('without a channel between tabs asks nothing where the gateway lists %s', async (_what, lines) => {
  const problems: unknown[] = [];
  const stop = onReactionError((error) => problems.push(error));
  const { pay, gateway, second } = deafTab(lines);
  await pay();
  stop();
  expect([gateway.deposits.length, second.first, problems]).toEqual([1, undefined, []]);
});

it('without a channel between tabs asks about the payment that the gateway lists, once', async () => {
  const { pay, gateway, second } = deafTab([{ status: 'waiting', at: -1000 }]);
  const first = pay();
  await settled();
  expect(second.first).toMatchObject({ intent: { amount: 70 }, state: 'waiting', second: { amount: 500 } });
  second.keep();
  expect([await first, gateway.deposits.length]).toEqual([undefined, 0]);
  const onPurpose = pay();
  await settled();
  second.goOn();
  await onPurpose;
  expect(gateway.deposits).toHaveLength(1);
});

it('without a channel between tabs asks about one like it that was made a moment ago', async () => {
  const { pay, gateway, second } = deafTab([{ status: 'processed', at: -1000, amount: 500 }]);
  void pay();
  await settled();
  expect(second.first).toMatchObject({ intent: { amount: 500 }, state: 'made' });
  second.keep();
  expect(gateway.deposits).toHaveLength(0);
});

it('without a channel between tabs asks the player where the gateway says nothing, until it does', async () => {
  const { pay, gateway, second, realtime, clock } = deafTab([]);
  let isDown = true;
  realtime.script('BANKING:transactions-list', () => {
    if (isDown) throw new AppError('down', { status: 503 });
    return { transactions: [], hasMore: false };
  });
  const first = pay();
  await settled();
  const checking = second.check();
  await clock.pass(CALL_LIMIT_MS);
  await checking;
  expect([second.first?.state, second.hasNoAnswer]).toEqual(['unheard', true]);
  isDown = false;
  await second.check();
  expect([await first, second.first, gateway.deposits.length]).toEqual([undefined, undefined, 0]);
  await pay();
  expect(gateway.deposits).toHaveLength(1);
});

it('without a channel between tabs asks the player where the gateway lists no transactions', async () => {
  const { pay, gateway, second, realtime } = deafTab([]);
  realtime.script('BANKING:transactions-list', () => {
    throw new AppError('unknown.type', { status: 404 });
  });
  const first = pay();
  await settled();
  expect([second.first, gateway.deposits.length]).toEqual([expect.objectContaining({ state: 'unheard' }), 0]);
  second.goOn();
  await first;
  expect(gateway.deposits).toHaveLength(1);
});

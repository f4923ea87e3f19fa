/**
 * Makes many creates, each with a network fault: no money may be lost or paid twice, and no paid payment may be shown
 * as failed.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { userIdOf } from '../../../sandbox/store/user-id';
import { giveMoney, operator, postJson, setFaults } from '../../../sandbox/testing/client';
import { isUnresolved } from '@/cashier/attempt/create-call';
import { AppError } from '../../../src/core/errors/app-error';
import { ATTEMPT_KEY_LIFE_MS } from '../../../src/cashier/attempt/attempt-record';
import { POLL_FOR_MS } from '../../../src/cashier/status/poll-schedule';
import type { Flow } from '../../../src/contract/primitives';
import { CREATES, KINDS, type Kind } from './creates';
import { Device } from './device';
import { isFullRun, seededDice, type Dice } from './dice';
import { fastClock } from './fast-clock';
import { FAULTS, FaultyProxy, type Fault } from './faulty-proxy';

const CREATES_OF_A_KIND = isFullRun ? 1_000 : 36;
const PLAYERS = isFullRun ? 20 : 12;
/** How much faster the device's clock runs; low enough that a busy machine answers within the cashier's timeouts. */
const SPEED = 10;
const HOUR = 3_600_000;
/** EUR; more than all payments of a player. */
const GIFT = 5_000;
/**
 * Real milliseconds in which the cashier polls a status; after that it asks only when the player returns to the page.
 */
const ASKED_BY_ITSELF_MS = POLL_FOR_MS / SPEED;
/** Real milliseconds for which a create keeps its key over a reload. */
const KEY_LIFE_MS = ATTEMPT_KEY_LIFE_MS / SPEED;
/** Additional real milliseconds, for a machine so busy that every answer comes after the cashier's timeouts. */
const PATIENCE_MS = 5 * 60_000;

/** Statuses with which a gateway in trouble answers a create that it has executed. */
const TROUBLES = [500, 502, 503, 504] as const;

const dice = seededDice('Creates');
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Counts of the gateway's own faults, which do not depend on the network. */
const struck = { trouble: 0, failedBefore: 0, failedAfter: 0 };

let url = '';
const each = Math.ceil(CREATES_OF_A_KIND / PLAYERS);

/** `start`: starts the gateway of all players. */
export function createsSuite(start: () => Promise<{ url: string; close(): Promise<unknown> }>): void {
  let close = () => Promise.resolve<unknown>(undefined);
  beforeAll(async () => {
    const gateway = await start();
    url = gateway.url;
    close = () => gateway.close();
  });
  afterAll(() => close());

  it.each(KINDS)(
    `%s: ${each * PLAYERS} creates make ${each * PLAYERS} transactions, each in its right state`,
    { timeout: 30 * 60_000 },
    async (kind) => {
      const flow: Flow = kind === 'withdrawal' ? 'withdrawal' : 'deposit';
      const players = Array.from({ length: PLAYERS }, (_, index) => play(kind, flow, each, index));
      const faults = (await Promise.all(players)).flat();
      const counts = FAULTS.map((fault) => `${fault} ${faults.filter((one) => one === fault).length}`);
      const own = Object.entries(struck).map(([fault, count]) => `${fault} ${count}`);
      process.stdout.write(`${kind}: ${counts.join(', ')}; of the gateway so far: ${own.join(', ')}\n`);
      expect((await operator(url).ledger()).balanced).toBe(true);
    },
  );
}

/** Makes one player's payments one after another. Returns the faults that occurred. */
async function play(kind: Kind, flow: Flow, count: number, index: number): Promise<readonly Fault[]> {
  const luck = dice.fork(KINDS.indexOf(kind) * 1_000 + index);
  const token = `chaos-${kind}-${index}`;
  if (flow === 'withdrawal') expect((await giveMoney(url, token, String(GIFT))).status).toBe(200);
  const proxy = await new FaultyProxy(Number(new URL(url).port)).start();
  const device = new Device(proxy.url, token, fastClock(SPEED, luck.between(-2, 2) * HOUR));
  const expected = new Map<string, string>();
  try {
    for (let turn = 0; turn < count; turn += 1) {
      await device.online();
      const { over } = await trouble(token, luck);
      const id = await pay(kind, flow, device, proxy, 10 + turn, luck);
      await over;
      expect(expected.has(id), `${id} is no new one`).toBe(false);
      expected.set(id, await end(flow, token, device, proxy, id, luck));
    }
    await check(flow, token, device, expected);
  } finally {
    device.close();
    await proxy.stop();
  }
  return proxy.done;
}

/** Sometimes makes the gateway answer each create with 5xx for a while, although it executes it. `over` resolves afterwards. */
async function trouble(token: string, luck: Dice): Promise<{ over: Promise<unknown> }> {
  if (!luck.chance(0.2)) return { over: Promise.resolve() };
  struck.trouble += 1;
  await setFaults(url, { token, create: { trouble: luck.pick(TROUBLES) } });
  return { over: sleep(luck.between(10, 900)).then(() => setFaults(url, { token })) };
}

/** Pushes the status "failed" for a payment, as a wrong provider does. */
async function callFailed(flow: Flow, token: string, id: string): Promise<void> {
  const push = { token, event: `${flow}.status`, data: { id, status: 2 } };
  expect((await postJson(`${url}/sandbox/push`, push)).status).toBe(200);
}

/** Taps until the payment is made, as a player does who is told that it was not sent. Returns the transaction's id. */
async function pay(
  kind: Kind,
  flow: Flow,
  device: Device,
  proxy: FaultyProxy,
  amount: number,
  luck: Dice,
): Promise<string> {
  proxy.arm(luck.pick(FAULTS), luck.between(10, 400));
  let reloads = luck.chance(0.15) ? luck.between(1, 2) : 0;
  const taps = luck.chance(0.3) ? 2 : 1;
  const begun = Date.now();
  for (;;) {
    const creates = Array.from({ length: taps }, () => CREATES[kind](device, amount));
    const outcome = Promise.all(creates).then(
      () => 'made' as const,
      (error: unknown) => error,
    );
    const result = reloads > 0 ? await Promise.race([outcome, sleep(luck.between(0, 60))]) : await outcome;
    if (result === 'made') break;
    if (result === undefined && reloads-- > 0) {
      device.reload();
    } else if (!(result instanceof AppError) || !(result.code?.startsWith('socket.') || isUnresolved(result))) {
      throw result;
    }
    await device.online();
  }
  // Once the key's life is over, a reloaded page treats the same amount as a new payment, and the checks below do not hold.
  const waited = Date.now() - begun;
  if (waited > KEY_LIFE_MS) throw new Error(`Too busy a machine: ${amount} took ${waited} of ${KEY_LIFE_MS} ms`);
  const attempt = device.attempts.latest(flow);
  expect(attempt).toMatchObject({ isHostTold: true, intent: { amount } });
  return attempt!.transactionId!;
}

/**
 * Ends the transaction as the operator, or not; expects the device to show the same. Returns the state in the database.
 */
async function end(
  flow: Flow,
  token: string,
  device: Device,
  proxy: FaultyProxy,
  id: string,
  luck: Dice,
): Promise<string> {
  const action = luck.chance(0.1) ? undefined : luck.pick(['approve', 'decline']);
  if (!action) return flow === 'deposit' ? 'waiting' : 'accepted';
  const isMisjudged = action === 'approve' && luck.chance(0.3);
  if (isMisjudged && luck.chance(0.5)) {
    struck.failedBefore += 1;
    await callFailed(flow, token, id);
  }
  if (luck.chance(0.3)) proxy.cut();
  else if (luck.chance(0.2)) proxy.arm(luck.pick(FAULTS), luck.between(10, 200));
  expect((await operator(url).act(id, { action })).status).toBe(200);
  if (luck.chance(0.1)) device.reload();
  const status = action === 'approve' ? 'processed' : 'mistaked';
  const begun = Date.now();
  while (device.statuses.statusOf(flow, id) !== status) {
    const waited = Date.now() - begun;
    if (waited > ASKED_BY_ITSELF_MS) device.wake.wake();
    if (waited > ASKED_BY_ITSELF_MS + PATIENCE_MS) {
      throw new Error(`${id} is ${status} and shown as ${device.statuses.statusOf(flow, id)}`);
    }
    await sleep(5);
  }
  if (isMisjudged) {
    struck.failedAfter += 1;
    await callFailed(flow, token, id);
    await sleep(20);
    expect(device.statuses.statusOf(flow, id)).toBe('processed');
  }
  return status;
}

async function check(flow: Flow, token: string, device: Device, expected: Map<string, string>): Promise<void> {
  const listed = await operator(url).list({ userId: userIdOf(token), flow, limit: '500' });
  const made = listed.filter(({ amount }) => Number(amount) < GIFT);
  expect(Object.fromEntries(made.map(({ id, status }) => [id, status]))).toEqual(Object.fromEntries(expected));
  const told = device.host.sent.flatMap((message) =>
    message.messageType === 'onCreateTransaction' ? [message.eventId] : [],
  );
  expect(told).toEqual([...expected.keys()]);
  const states = device.host.sent.flatMap((message) =>
    message.messageType === 'onTransactionStatus' ? [[message.eventId, message.status] as const] : [],
  );
  // The last report of each transaction is correct, and no report is repeated.
  expect(Object.fromEntries(states)).toEqual(Object.fromEntries(expected));
  expect(new Set(states.map(String)).size).toBe(states.length);
}

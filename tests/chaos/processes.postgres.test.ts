/**
 * Four gateway processes on one PostgreSQL behind a load balancer whose connections break; three are killed with -9
 * again and again. Each intent is one transaction, the ledger balances, and each end is pushed once, to the player's tab.
 */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findPostgres } from '../../machine/postgres';
import { openDatabase, type Database } from '../../sandbox/database/database';
import { userIdOf } from '../../sandbox/store/user-id';
import { connect, operator, postJson, type TestClient } from '../../sandbox/testing/client';
import { startPostgres, type Cluster } from '../../sandbox/testing/postgres';
import { Processes } from '../../sandbox/testing/processes';
import { isUnresolved } from '@/cashier/attempt/create-call';
import { AppError } from '../../src/core/errors/app-error';
import { CREATES } from './kit/creates';
import { Device } from './kit/device';
import { isFullRun, seededDice, type Dice } from './kit/dice';
import { fastClock } from './kit/fast-clock';
import { FAULTS, FaultyProxy } from './kit/faulty-proxy';

const PROCESSES = 4;
/** Index of the process that is never killed: the tabs that must receive each end are connected to it. */
const CALM = PROCESSES - 1;
const PLAYERS = isFullRun ? 20 : 6;
const CREATES_EACH = isFullRun ? 50 : 6;
const SPEED = 10;

const bin = findPostgres();
const dice = seededDice('Processes');
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Player {
  token: string;
  /** Ids and statuses of the pushes that the player's tab has received. */
  heard: { id: string; status: number }[];
  made: string[];
  ended: Map<string, number>;
}

describe.runIf(bin)('four gateway processes', () => {
  let cluster: Cluster;
  let database: Database;
  let gateways: Processes;
  const tabs: TestClient[] = [];
  const done = { cuts: 0, kills: 0, unanswered: 0 };
  beforeAll(async () => {
    cluster = await startPostgres(bin!);
    gateways = await Processes.start(PROCESSES, cluster.url, '--own-ports');
    database = await openDatabase({ databaseUrl: cluster.url, dataDir: '' });
  });
  afterAll(async () => {
    for (const tab of tabs) tab.close();
    await database?.close();
    await gateways?.stop();
    await cluster?.stop();
  });

  const count = PLAYERS * CREATES_EACH;
  it(`${count} creates make ${count} transactions`, { timeout: 30 * 60_000 }, async () => {
    let isOver = false;
    const killing = killInTurns(dice.fork(0), () => isOver);
    const players = await Promise.all(Array.from({ length: PLAYERS }, (_, index) => play(index, dice.fork(index + 1))));
    isOver = true;
    await killing;
    process.stdout.write(`Processes: ${JSON.stringify({ creates: count, ...done })}\n`);
    expect(done.kills).toBeGreaterThan(0);

    const endCount = () => players.reduce((sum, { heard }) => sum + heard.length, 0);
    const ended = players.reduce((sum, player) => sum + player.ended.size, 0);
    await vi.waitFor(() => expect(endCount()).toBeGreaterThanOrEqual(ended), { timeout: 60_000, interval: 200 });
    await endOfPushes(players);
    for (const { heard, ended: expected } of players) {
      // No push is missing, repeated or meant for another player.
      expect(heard).toHaveLength(expected.size);
      expect(new Map(heard.map(({ id, status }) => [id, status]))).toEqual(expected);
    }
    for (const { token, made } of players) {
      const listed = await operator(gateways.urls[CALM]!).list({ userId: userIdOf(token), limit: '500' });
      expect(listed.map(({ id }) => id).sort()).toEqual([...made].sort());
    }
    expect((await operator(gateways.urls[CALM]!).ledger()).balanced).toBe(true);
    const { rows } = (await database.db.execute(sql`SELECT
      (SELECT count(*)::int FROM transactions) AS transactions,
      (SELECT count(*)::int FROM attempts WHERE reply IS NULL) AS unanswered,
      (SELECT count(*)::int FROM transactions WHERE NOT is_announced) AS untold`)) as unknown as { rows: unknown[] };
    expect(rows).toEqual([{ transactions: count, unanswered: 0, untold: 0 }]);
  });

  async function killInTurns(luck: Dice, isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      await sleep(luck.between(200, 2_000));
      await gateways.kill(luck.between(0, CALM - 1));
      done.kills += 1;
    }
  }

  async function play(index: number, luck: Dice): Promise<Player> {
    const player: Player = { token: `chaos-processes-${index}`, heard: [], made: [], ended: new Map() };
    const listen = (event: string, data: unknown) =>
      event === 'deposit.status' && player.heard.push(pick(data as { id: string; status: number }));
    tabs.push(await connect(gateways.urls[CALM]!, player.token, listen));
    const ports = gateways.urls.map((url) => Number(new URL(url).port));
    const proxy = await new FaultyProxy(...ports).start();
    const device = new Device(proxy.url, player.token, fastClock(SPEED));
    try {
      for (let turn = 0; turn < CREATES_EACH; turn += 1) {
        await device.online();
        proxy.arm(luck.pick(FAULTS), luck.between(10, 400));
        const id = await pay(device, 10 + turn, luck.chance(0.3) ? 2 : 1);
        expect(player.made).not.toContain(id);
        player.made.push(id);
        if (luck.chance(0.8)) player.ended.set(id, await end(id, luck));
      }
    } finally {
      device.close();
      await proxy.stop();
      done.cuts += proxy.done.filter((fault) => fault !== 'none').length;
    }
    return player;
  }

  /** Taps until the payment is made, as a player does who is told that it was not sent. Returns its id. */
  async function pay(device: Device, amount: number, taps: number): Promise<string> {
    for (;;) {
      const creates = Array.from({ length: taps }, () => CREATES.redirect(device, amount));
      const error = await Promise.all(creates).then(
        () => undefined,
        (reason: unknown) => reason,
      );
      if (error === undefined) return device.attempts.latest('deposit')!.transactionId!;
      if (!(error instanceof AppError) || !(error.code?.startsWith('socket.') || isUnresolved(error))) throw error;
      await device.online();
    }
  }

  /** Ends the transaction at any process; tries another if one is killed before it answers. Returns the pushed status. */
  async function end(id: string, luck: Dice): Promise<number> {
    const action = luck.pick(['approve', 'decline']);
    for (;;) {
      const url = gateways.urls[luck.between(0, CALM)]!;
      const answer = await operator(url)
        .act(id, { action })
        .catch(() => undefined);
      if (answer?.status === 200) return action === 'approve' ? 1 : 2;
      done.unanswered += 1;
      await sleep(20);
    }
  }

  /** Resolves when a push that takes the same way has arrived: a repeated push would have arrived before it. */
  async function endOfPushes(players: readonly Player[]): Promise<void> {
    const came = players.map((_, index) => tabs[index]!.push('method.state'));
    for (const { token } of players) {
      const push = { token, event: 'method.state', data: { name: 'end', state: { level: 'up' } } };
      // Sent to another process than the tab's, so that it passes through the database, as ends do.
      expect((await postJson(`${gateways.urls[0]!}/sandbox/push`, push)).status).toBe(200);
    }
    await Promise.all(came);
  }
});

const pick = ({ id, status }: { id: string; status: number }) => ({ id, status });

/** Two gateways on one PostgreSQL: each knows and continues what the other has done. */
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { findPostgres } from '../../machine/postgres';
import { CONNECTION_LIMITS, openDatabase, type Database } from '../database/database';
import { startSandbox, type Sandbox } from '../start-sandbox';
import { Transactions } from '../store/transactions';
import { userIdOf } from '../store/user-id';
import {
  connect,
  depositRequest,
  giveMoney,
  operator,
  repliesTo,
  withdrawalRequest,
  type TestClient,
  postJson,
} from '../testing/client';
import { startPostgres, type Cluster } from '../testing/postgres';

const bin = findPostgres();
const CREATE = 'BANKING:deposit-create';

interface Tab extends TestClient {
  /** The names of all received pushes, in order. */
  heard: string[];
}

describe.runIf(bin)('two gateways on one PostgreSQL', () => {
  let cluster: Cluster;
  /** A direct connection, for writing what a gateway would have written before it was killed. */
  let database: Database;
  let gateways: Sandbox[];
  let tabs: Tab[];
  let token: string;
  beforeAll(async () => {
    cluster = await startPostgres(bin!);
    database = await openDatabase({ databaseUrl: cluster.url, dataDir: '' });
  });
  beforeEach(async () => {
    const options = { port: 0, hostPort: 0, databaseUrl: cluster.url };
    gateways = await Promise.all([1, 2].map(() => startSandbox(options)));
    token = `demo-${randomUUID()}`;
    tabs = [];
    for (const gateway of gateways) await open(gateway, token);
  });
  afterEach(async () => {
    for (const tab of tabs) tab.close();
    for (const gateway of gateways) await gateway.close();
  });
  afterAll(async () => {
    await database?.close();
    await cluster?.stop();
  });

  const open = async ({ url }: Sandbox, player: string): Promise<Tab> => {
    const heard: string[] = [];
    const client = await connect(url, player, (event) => heard.push(event));
    tabs.push({ ...client, heard });
    return tabs.at(-1)!;
  };
  const made = async (tab: Tab, data = depositRequest()) =>
    ((await tab.request(CREATE, data)).data as { depositId: string }).depositId;
  const ends = () => tabs.map(({ heard }) => heard.filter((event) => /[.]status$/.test(event)).length);
  /**
   * Counts the pushes of ends. First waits for a push that travels the same way: a duplicate or misdirected one would
   * arrive before it.
   */
  const endsInTheEnd = async (...tokens: string[]) => {
    const name = randomUUID();
    const data = { name, state: { level: 'up' } };
    for (const player of tokens) {
      const push = { token: player, event: 'method.state', data };
      expect((await postJson(`${gateways[0]!.url}/sandbox/push`, push)).status).toBe(200);
    }
    await vi.waitFor(() => expect(tabs.every(({ heard }) => heard.includes('method.state'))).toBe(true), 20_000);
    return ends();
  };

  it('make one deposit of one message id that comes to both, ten times to each', async () => {
    const messageId = randomUUID();
    const send = (tab: Tab) => {
      const replies = repliesTo(tab.socket, messageId, 10);
      for (let sent = 0; sent < 10; sent++) void tab.request(CREATE, depositRequest(), messageId);
      return replies;
    };
    const replies = (await Promise.all(tabs.map(send))).flat();
    const { depositId } = replies[0]!.data as { depositId: string };
    expect(depositId).toEqual(expect.any(String));
    for (const reply of replies) expect(reply.data).toEqual(replies[0]!.data);
    expect(await operator(gateways[0]!.url).list({ text: depositId })).toHaveLength(1);
  });

  it('take several withdrawals of one player at once, and never more than there is', async () => {
    await giveMoney(gateways[0]!.url, token, '100');
    const withdraw = (tab: Tab) =>
      Array.from({ length: 8 }, () => tab.request('BANKING:withdrawal-create', withdrawalRequest({ amount: 10 })));
    const statuses = (await Promise.all(tabs.flatMap(withdraw))).map(({ status }) => status);
    expect([200, 400].map((each) => statuses.filter((status) => status === each).length)).toEqual([10, 6]);
    expect((await operator(gateways[0]!.url).ledger()).balanced).toBe(true);
  });

  it('tell an end to every tab of the player once, and to nobody else', async () => {
    const other = `demo-${randomUUID()}`;
    await open(gateways[0]!, other);
    const depositId = await made(tabs[0]!);
    await Promise.all(gateways.map(({ url }) => operator(url).act(depositId, { action: 'approve' })));
    await vi.waitFor(() => expect(ends()).toEqual([1, 1, 0]), 20_000);
    expect(await endsInTheEnd(token, other)).toEqual([1, 1, 0]);
  });

  it('tell once what another has ended and not told', async () => {
    const depositId = await made(tabs[0]!);
    await database.db.transaction((tx) => new Transactions(tx, Date.now).settle(depositId, 'processed', 'paid'));
    await vi.waitFor(() => expect(ends()).toEqual([1, 1]), 20_000);
    expect(await endsInTheEnd(token)).toEqual([1, 1]);
  });

  it('tell nothing of an end that is rolled back', async () => {
    const depositId = await made(tabs[0]!);
    const broken = database.db.transaction(async (tx) => {
      await new Transactions(tx, Date.now).settle(depositId, 'processed', 'paid');
      throw new Error('broke');
    });
    await expect(broken).rejects.toThrow('broke');
    expect(await endsInTheEnd(token)).toEqual([0, 0]);
  });

  it('do once what another has planned and not lived to do', async () => {
    await giveMoney(gateways[0]!.url, token, '100');
    const data = withdrawalRequest({ payment_system: 'test_payout_confirm' });
    const { withdrawalId } = (await tabs[0]!.request('BANKING:withdrawal-create', data)).data as {
      withdrawalId: string;
    };
    await gateways[0]!.close();
    await database.db.execute(sql`UPDATE scheduled_events SET due_at = now() WHERE transaction_id = ${withdrawalId}`);
    await vi.waitFor(() => expect(ends()).toEqual([0, 1]), 20_000);
    const { rows } = (await database.db.execute(
      sql`SELECT count(*)::int AS count FROM scheduled_events WHERE transaction_id = ${withdrawalId}`,
    )) as unknown as { rows: unknown[] };
    expect(rows).toEqual([{ count: 0 }]);
    expect((await operator(gateways[1]!.url).list({ text: withdrawalId }))[0]).toMatchObject({ status: 'mistaked' });
  });

  it('answer a create whose first process has vanished in the middle of it, and make it once', async () => {
    const messageId = randomUUID();
    const userId = userIdOf(token);
    await made(tabs[0]!, depositRequest({ amount: 11 }));
    // A vanished machine sends no more bytes, so its connection stays open and keeps the key locked.
    const vanished = new pg.Client({ connectionString: cluster.url, ...CONNECTION_LIMITS });
    vanished.on('error', () => {});
    await vanished.connect();
    await vanished.query('BEGIN');
    const key = [userId, messageId, CREATE];
    await vanished.query('INSERT INTO attempts (user_id, message_id, type) VALUES ($1, $2, $3)', key);
    const { status, data } = await tabs[0]!.request(CREATE, depositRequest({ amount: 17 }), messageId);
    expect(status).toBe(200);
    const listed = await operator(gateways[0]!.url).list({ userId });
    expect(listed.filter(({ amount }) => amount === '17').map(({ id }) => id)).toEqual([
      (data as { depositId: string }).depositId,
    ]);
  });
});

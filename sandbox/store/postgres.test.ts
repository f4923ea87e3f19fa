import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import pg from 'pg';
import { CONNECTION_LIMITS, openDatabase, type Database } from '../database/database';
import { startSandbox, type Sandbox } from '../start-sandbox';
import {
  connect,
  depositRequest,
  giveMoney,
  operator,
  repliesTo,
  withdrawalRequest,
  type TestClient,
} from '../testing/client';
import { findPostgres, startPostgres, type Cluster } from '../testing/postgres';
import { storeSuite } from './store-suite';
import { Users } from './users';

const bin = findPostgres();
if (!bin) console.info('No PostgreSQL is installed (no initdb and pg_ctl found): the DATABASE_URL suite does not run.');

describe.runIf(bin)('the store on PostgreSQL by DATABASE_URL', () => {
  let cluster: Cluster | undefined;
  let database: Database | undefined;
  let gateways: Sandbox[] = [];
  let clients: TestClient[] = [];
  beforeAll(async () => {
    cluster = await startPostgres(bin!);
    database = await openDatabase({ databaseUrl: cluster.url, dataDir: '' });
  }, 60_000);
  afterEach(async () => {
    for (const client of clients) client.close();
    for (const gateway of gateways) await gateway.close();
    [clients, gateways] = [[], []];
  });
  afterAll(async () => {
    await database?.close();
    await cluster?.stop();
  }, 60_000);

  const start = async (count: number) => {
    const options = { port: 0, hostPort: 0, databaseUrl: cluster!.url };
    gateways = await Promise.all(Array.from({ length: count }, () => startSandbox(options)));
    clients = await Promise.all(gateways.map(({ url }) => connect(url, 'demo-postgres')));
  };

  storeSuite(() => database!);

  it('lets two gateways share one database: one message id at both makes one deposit', async () => {
    await start(2);
    const messageId = randomUUID();
    const send = (client: TestClient) => {
      const replies = repliesTo(client.socket, messageId, 10);
      for (let sent = 0; sent < 10; sent++) void client.request('BANKING:deposit-create', depositRequest(), messageId);
      return replies;
    };
    const replies = (await Promise.all(clients.map(send))).flat();
    const { depositId } = replies[0]!.data as { depositId: string };
    expect(depositId).toEqual(expect.any(String));
    for (const reply of replies) expect(reply.data).toEqual(replies[0]!.data);
    expect(await operator(gateways[0]!.url).list({ text: depositId })).toHaveLength(1);
  });

  it('takes several withdrawals of one player at once, at both, and never more than there is', async () => {
    await start(2);
    await giveMoney(gateways[0]!.url, 'demo-postgres', '100');
    const withdraw = (client: TestClient) =>
      Array.from({ length: 8 }, () => client.request('BANKING:withdrawal-create', withdrawalRequest({ amount: 10 })));
    const statuses = (await Promise.all(clients.flatMap(withdraw))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([...Array<number>(10).fill(200), ...Array<number>(6).fill(400)]);
    expect((await operator(gateways[0]!.url).ledger()).balanced).toBe(true);
  });

  it('tells an end to every tab of the player once, at whichever gateway it is, and nobody else', async () => {
    await start(2);
    const tokens = ['demo-tabs', 'demo-tabs', 'demo-other'];
    const tabs: string[][] = [];
    for (const [index, token] of tokens.entries()) {
      const heard: string[] = (tabs[index] = []);
      clients.push(await connect(gateways[index % 2]!.url, token, (event) => heard.push(event)));
    }
    const { data } = await clients[2]!.request('BANKING:deposit-create', depositRequest());
    const { depositId } = data as { depositId: string };
    await Promise.all(gateways.map(({ url }) => operator(url).act(depositId, { action: 'approve' })));
    const ends = () => tabs.map((heard) => heard.filter((event) => event === 'deposit.status').length);
    await vi.waitFor(() => expect(ends()).toEqual([1, 1, 0]), 10_000);
    // A second telling, or one to the wrong player, would come before this, which takes the same way.
    const last = { event: 'method.state', data: { name: 'last', state: { level: 'up' } } };
    for (const token of new Set(tokens)) {
      const body = JSON.stringify({ token, ...last });
      expect((await fetch(`${gateways[0]!.url}/sandbox/push`, { method: 'POST', body })).status).toBe(200);
    }
    const isLast = () => tabs.every((heard) => heard.includes('method.state'));
    await vi.waitFor(() => expect(isLast()).toBe(true), 10_000);
    expect(ends()).toEqual([1, 1, 0]);
  });

  it('answers a create whose first process has vanished in the middle of it, and makes it once', async () => {
    await start(1);
    const messageId = randomUUID();
    // A machine that is gone sends no more bytes, so the connection stays open and keeps the key's row.
    const vanished = new pg.Client({ connectionString: cluster!.url, ...CONNECTION_LIMITS });
    vanished.on('error', () => {});
    await vanished.connect();
    const { id: userId } = await new Users(database!.db).visit('demo-postgres', {});
    await vanished.query('BEGIN');
    await vanished.query('INSERT INTO attempts (user_id, message_id, type) VALUES ($1, $2, $3)', [
      userId,
      messageId,
      'BANKING:deposit-create',
    ]);
    const amount = 17;
    const { status, data } = await clients[0]!.request('BANKING:deposit-create', depositRequest({ amount }), messageId);
    expect(status).toBe(200);
    const made = await operator(gateways[0]!.url).list({ userId });
    const ids = made.filter((each) => each.amount === String(amount)).map(({ id }) => id);
    expect(ids).toEqual([(data as { depositId: string }).depositId]);
  });

  it('outlives the loss of its connections', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    await start(1);
    await clients[0]!.request('BANKING:deposit-create', depositRequest());
    await database!.db.execute(
      sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND usename = 'sandbox'`,
    );
    // The pool may learn of a dead connection only by using it; the one after that is new.
    await clients[0]!.request('BANKING:deposit-create', depositRequest());
    expect(await clients[0]!.request('BANKING:deposit-create', depositRequest())).toMatchObject({ status: 200 });
    expect(told).toHaveBeenCalledWith(expect.stringContaining('Database connection lost'));
    told.mockRestore();
  });
});

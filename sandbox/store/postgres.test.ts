import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase, type Database } from '../database/database';
import { startSandbox, type Sandbox } from '../start-sandbox';
import { connect, depositRequest, operator, repliesTo, type TestClient } from '../testing/client';
import { findPostgres, startPostgres, type Cluster } from '../testing/postgres';
import { storeSuite } from './store-suite';

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

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findPostgres } from '../../machine/postgres';
import { openDatabase, type Database } from '../database/database';
import { startSandbox } from '../start-sandbox';
import { connect, depositRequest, operator } from '../testing/client';
import { startPostgres, type Cluster } from '../testing/postgres';
import { storeSuite } from './store-suite';

const bin = findPostgres();

describe.runIf(bin)('the store on PostgreSQL by DATABASE_URL', () => {
  let cluster: Cluster | undefined;
  let database: Database | undefined;
  beforeAll(async () => {
    cluster = await startPostgres(bin!);
    database = await openDatabase({ databaseUrl: cluster.url, dataDir: '' });
  });
  afterAll(async () => {
    await database?.close();
    await cluster?.stop();
  });

  storeSuite(() => database!);

  it('outlives the loss of its connections, tells of ends after that, and closes', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    const gateway = await startSandbox({ port: 0, hostPort: 0, databaseUrl: cluster!.url });
    const heard: string[] = [];
    const client = await connect(gateway.url, 'demo-postgres', (event) => heard.push(event));
    const create = () => client.request('BANKING:deposit-create', depositRequest());
    await create();
    await database!.db.execute(
      sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND usename = 'sandbox'`,
    );
    await vi.waitFor(() => expect(told).toHaveBeenCalledWith(expect.stringContaining('Database connection lost')));
    // The pool notices some dead connections only on use, which fails one create each; then it opens new ones.
    await vi.waitFor(async () => expect(await create()).toMatchObject({ status: 200 }), { timeout: 20_000 });
    // Ends are announced over a listening connection, which is reopened after a while.
    const endOne = async () => {
      const { depositId } = (await create()).data as { depositId: string };
      await operator(gateway.url).act(depositId, { action: 'approve' });
      expect(heard).toContain('deposit.status');
    };
    await vi.waitFor(endOne, { timeout: 20_000, interval: 500 });
    told.mockRestore();
    client.close();
    // Would hang if a lost connection were never released.
    await gateway.close();
  });
});

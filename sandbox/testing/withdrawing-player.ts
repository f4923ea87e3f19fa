import { randomUUID } from 'node:crypto';
import type * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { TransactionsListReply } from '../../src/contract/transactions';
import { IN_MEMORY } from '../database/database';
import { startSandbox, type Sandbox } from '../start-sandbox';
import { connect, giveMoney, operator, withdrawalRequest, type TestClient } from './client';

/** One sandbox for the test file, and for each test a new player with 100 EUR; checks after each that the ledger balances. */
export function withdrawingPlayer() {
  const kit = {} as { sandbox: Sandbox; player: TestClient; token: string };
  beforeAll(async () => {
    kit.sandbox = await startSandbox({ port: 0, hostPort: 0, dataDir: IN_MEMORY });
  }, 60_000);
  beforeEach(async () => {
    kit.token = `demo-${randomUUID().slice(0, 8)}`;
    kit.player = await connect(kit.sandbox.url, kit.token);
    await giveMoney(kit.sandbox.url, kit.token, '100');
  });
  afterEach(async () => {
    kit.player.close();
    expect((await operator(kit.sandbox.url).ledger()).balanced).toBe(true);
  });
  afterAll(() => kit.sandbox?.close());

  return Object.assign(kit, {
    async create(changes = {}): Promise<string> {
      const { data } = await kit.player.request('BANKING:withdrawal-create', withdrawalRequest(changes));
      return (data as { withdrawalId: string }).withdrawalId;
    },
    async balance(): Promise<number | undefined> {
      const { data } = await kit.player.request('USER:profile-update', { is_withdrawal: true });
      const { user } = data as { user: { balanceData: { balances: Record<string, number> } } };
      return user.balanceData.balances.EUR;
    },
    async list(data = {}) {
      const reply = await kit.player.request('BANKING:transactions-list', data);
      return reply.data as v.InferOutput<typeof TransactionsListReply>;
    },
  });
}

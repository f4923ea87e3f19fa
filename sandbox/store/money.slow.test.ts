import Big from 'big.js';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IN_MEMORY, openDatabase, type Database } from '../database/database';
import { transactions } from '../database/schema';
import { Witness, sequence } from '../testing/random-sequences';
import { Ledger, type LedgerReport } from './ledger';

const RUNS = 1000;
/** `MONEY_SEED=…` repeats a failed run. */
const seed = Number(process.env.MONEY_SEED) || Math.floor(Math.random() * 2 ** 31);

describe('over a thousand random sequences of deposits and withdrawals', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase({ dataDir: IN_MEMORY });
  }, 60_000);
  afterAll(() => database.close());

  it('no money is made or lost', async () => {
    console.info(`Random sequences: MONEY_SEED=${seed}`);
    const witness = new Witness(database);
    const expected: { userId: string; balance: Big; reserved: Big }[] = [];
    await fc.assert(
      fc.asyncProperty(sequence, async (steps) => {
        const player = await witness.play(steps);
        expect(await new Ledger(database.db).balance(player.userId, 'EUR')).toBe(player.balance.toFixed());
        expected.push(player);
      }),
      { numRuns: RUNS, seed },
    );

    const report = await new Ledger(database.db).report();
    expect(report.balanced).toBe(true);
    const players = new Map(report.accounts.map(({ account, balance }) => [account, new Big(balance)]));
    for (const { userId, balance, reserved } of expected) {
      expect((players.get(`player:${userId}`) ?? new Big(0)).toFixed()).toBe(balance.toFixed());
      expect((players.get(`reserve:${userId}`) ?? new Big(0)).toFixed()).toBe(reserved.toFixed());
    }
    expect(negatives(report)).toEqual([]);
    expect(await endings(database)).toEqual(expect.arrayContaining(ENDINGS));
    // The players' balances and reserves equal what the provider has taken in and not paid out.
    const held = expected.reduce((sum, { balance, reserved }) => sum.plus(balance).plus(reserved), new Big(0));
    expect(players.get('provider:card-redirect')!.neg().toFixed()).toBe(held.toFixed());
  }, 300_000);
});

/** Each of these must have occurred, otherwise the sequences test too little. */
const ENDINGS = [
  'deposit approved by the operator',
  'deposit declined by the operator',
  'withdrawal approved by the operator',
  'withdrawal declined by the operator',
  'withdrawal cancelled by the player in the cashier',
  'withdrawal five wrong codes',
];

async function endings({ db }: Database): Promise<string[]> {
  const rows = await db.selectDistinct({ flow: transactions.flow, reason: transactions.reason }).from(transactions);
  return rows.map(({ flow, reason }) => `${flow} ${reason}`);
}

const negatives = ({ accounts }: LedgerReport) =>
  accounts.filter(({ account, balance }) => !account.startsWith('provider:') && new Big(balance).lt(0));

/** The store's behaviour, tested on both databases. */
import Big from 'big.js';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Database } from '../database/database';
import { migrate } from '../database/migrate';
import { Announcements } from './announcements';
import { once } from './attempts';
import { InsufficientFundsError, Ledger } from './ledger';
import { Settlement } from './settlement';
import type { Transaction } from './transaction';
import { Transactions, type NewTransaction } from './transactions';
import { Users } from './users';

export function storeSuite(open: () => Database): void {
  const newUser = () => new Users(open().db).visit(randomUUID(), { country: 'DE', currency: 'eur' });
  const fresh = (userId: string, changes: Partial<NewTransaction> = {}): NewTransaction => ({
    id: randomUUID(),
    userId,
    pluginId: 'test-plugin',
    flow: 'deposit',
    methodName: 'test_card',
    amount: '10.50',
    currency: 'EUR',
    status: 'waiting',
    state: {},
    ...changes,
  });
  const within = <T>(work: (transactions: Transactions) => Promise<T>) =>
    open().db.transaction((tx) => work(new Transactions(tx, Date.now)));
  const insert = (transaction: NewTransaction) => within((transactions) => transactions.insert(transaction));
  const settle = (id: string, status: 'processed' | 'mistaked') =>
    within((transactions) => transactions.settle(id, status, null));
  const ledger = () => new Ledger(open().db);
  const withdrawal = (userId: string, amount: string) =>
    fresh(userId, { flow: 'withdrawal', status: 'accepted', amount });

  it('applies the migrations once, also when it is opened again', async () => {
    await migrate(open().db);
    const { rows } = (await open().db.execute(sql`SELECT name FROM applied_migrations`)) as unknown as {
      rows: object[];
    };
    expect(rows).toEqual([
      { name: '0001-init.sql' },
      { name: '0002-scheduled-events.sql' },
      { name: '0003-withdrawals.sql' },
      { name: '0004-second-deposit.sql' },
      { name: '0005-forfeit.sql' },
      { name: '0006-processes.sql' },
      { name: '0007-client-key.sql' },
      { name: '0008-account-fingerprint.sql' },
    ]);
  });

  it('makes a player at first sight and keeps the last region', async () => {
    const users = new Users(open().db);
    const token = `demo-${randomUUID().slice(0, 8)}`;
    const made = await users.visit(token, {});
    expect(made).toMatchObject({ name: token.slice(5), country: 'ru', currency: 'RUB' });
    expect(await users.visit(token, { country: 'BR', currency: 'BRL' })).toMatchObject({ id: made.id, country: 'br' });
    expect(await users.visit(token, {})).toMatchObject({ id: made.id, country: 'br', currency: 'BRL' });
    expect(JSON.stringify(await users.find(made.id))).not.toContain(token);
  });

  it('credits a processed deposit once, exactly, and a mistaked one never', async () => {
    const { id } = await newUser();
    const deposits = await Promise.all(['0.10', '0.20', '7'].map((amount) => insert(fresh(id, { amount }))));
    const [first, second, third] = deposits as [Transaction, Transaction, Transaction];
    expect((await settle(first.id, 'processed')).changed).toBe(true);
    await settle(second.id, 'processed');
    await settle(third.id, 'mistaked');
    expect(await settle(first.id, 'mistaked')).toMatchObject({ changed: false, transaction: { status: 'processed' } });
    expect((await settle(third.id, 'processed')).changed).toBe(false);
    expect(await ledger().balance(id, 'EUR')).toBe('0.3');
    expect((await ledger().report()).balanced).toBe(true);
  });

  it('ends a deposit once when many end it at once', async () => {
    const { id } = await newUser();
    const deposit = await insert(fresh(id));
    const results = await Promise.all(Array.from({ length: 8 }, () => settle(deposit.id, 'processed')));
    expect(results.filter((result) => result.changed)).toHaveLength(1);
    expect(await ledger().balance(id, 'EUR')).toBe('10.5');
  });

  it('keeps 18 decimals and large amounts as they are', async () => {
    const { id } = await newUser();
    const amount = '123456789012345678.123456789012345678';
    const deposit = await insert(fresh(id, { amount, currency: 'ETH' }));
    await settle(deposit.id, 'processed');
    expect((await new Transactions(open().db, Date.now).find(deposit.id))!.amount).toBe(amount);
    expect(await ledger().balance(id, 'ETH')).toBe(amount);
  });

  it('reserves a withdrawal, releases a failed one and pays a processed one out', async () => {
    const { id } = await newUser();
    await settle((await insert(fresh(id, { amount: '100' }))).id, 'processed');
    const failed = await insert(withdrawal(id, '60'));
    expect(await ledger().balance(id, 'EUR')).toBe('40');
    await expect(insert(withdrawal(id, '60'))).rejects.toThrow(InsufficientFundsError);
    await settle(failed.id, 'mistaked');
    expect(await ledger().balance(id, 'EUR')).toBe('100');
    await settle((await insert(withdrawal(id, '60'))).id, 'processed');
    expect(await ledger().balance(id, 'EUR')).toBe('40');
    expect((await ledger().report()).accounts).toContainEqual({
      account: `reserve:${id}`,
      currency: 'EUR',
      balance: '0',
    });
  });

  it('does not let two withdrawals spend one balance', async () => {
    const { id } = await newUser();
    await settle((await insert(fresh(id, { amount: '100' }))).id, 'processed');
    const tries = await Promise.allSettled(Array.from({ length: 6 }, () => insert(withdrawal(id, '40'))));
    expect(tries.filter((each) => each.status === 'fulfilled')).toHaveLength(2);
    expect(await ledger().balance(id, 'EUR')).toBe('20');
  });

  it('balances after any sequence of deposits, withdrawals and endings', async () => {
    const step = fc.record({
      flow: fc.constantFrom('deposit' as const, 'withdrawal' as const),
      cents: fc.integer({ min: 1, max: 1_000_000 }),
      ending: fc.constantFrom('processed' as const, 'mistaked' as const, null),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const { id } = await newUser();
        let expected = new Big(0);
        for (const { flow, cents, ending } of steps) {
          const amount = new Big(cents).div(100);
          if (flow === 'withdrawal' && expected.lt(amount)) {
            await expect(insert(withdrawal(id, amount.toFixed()))).rejects.toThrow(InsufficientFundsError);
            continue;
          }
          const isPayout = flow === 'withdrawal';
          const made = await insert(
            isPayout ? withdrawal(id, amount.toFixed()) : fresh(id, { amount: amount.toFixed() }),
          );
          if (ending) await settle(made.id, ending);
          if (isPayout && ending !== 'mistaked') expected = expected.minus(amount);
          if (!isPayout && ending === 'processed') expected = expected.plus(amount);
        }
        expect(await ledger().balance(id, 'EUR')).toBe(expected.toFixed());
        expect((await ledger().report()).balanced).toBe(true);
      }),
      { numRuns: 15 },
    );
  });

  it('refuses an entry without its other side', async () => {
    const { id } = await newUser();
    const deposit = await insert(fresh(id));
    const oneSided = open().db.execute(sql`
      INSERT INTO ledger_entries (transaction_id, posting, account, currency, amount)
      VALUES (${deposit.id}, 'deposit', ${`player:${id}`}, 'EUR', 5)`);
    await expect(oneSided).rejects.toThrow();
    expect(await ledger().balance(id, 'EUR')).toBe('0');
  });

  it('answers fifty requests with one message id by the first answer, and works once', async () => {
    const { id: userId } = await newUser();
    const key = { userId, messageId: randomUUID(), type: 'BANKING:deposit-create' };
    let runs = 0;
    const results = await Promise.all(
      Array.from({ length: 50 }, () =>
        once(open().db, key, async (tx) => {
          const run = ++runs;
          const made = await new Transactions(tx, Date.now).insert(fresh(userId));
          return { status: 200, data: { id: made.id, run } };
        }),
      ),
    );
    expect(runs).toBe(1);
    expect(new Set(results.map(({ answer }) => JSON.stringify(answer.data))).size).toBe(1);
    expect(results.filter((result) => result.isFirst)).toHaveLength(1);
    expect(await new Transactions(open().db, Date.now).list({ userId })).toHaveLength(1);
  });

  it('keeps nothing of a request that broke or is no outcome, so that it can be tried again; keys are per player and type', async () => {
    const { id: userId } = await newUser();
    const key = { userId, messageId: randomUUID(), type: 'a' };
    const broken = once(open().db, key, async (tx) => {
      await new Transactions(tx, Date.now).insert(fresh(userId));
      throw new Error('broke');
    });
    await expect(broken).rejects.toThrow('broke');
    expect(await new Transactions(open().db, Date.now).list({ userId })).toEqual([]);
    const answer = (status: number) => async () => ({ status });
    expect((await once(open().db, key, answer(429))).answer.status).toBe(429);
    expect(await once(open().db, key, answer(200))).toEqual({ answer: { status: 200 }, isFirst: true });
    expect((await once(open().db, { ...key, type: 'b' }, answer(200))).answer.status).toBe(409);
    const other = { ...key, userId: (await newUser()).id };
    expect((await once(open().db, other, answer(201))).answer.status).toBe(201);
  });

  it('lists newest first, filtered, and takes % literally', async () => {
    const { id: userId } = await newUser();
    const first = await insert(fresh(userId));
    const second = await insert(fresh(userId, { methodName: 'other%method' }));
    const transactions = new Transactions(open().db, Date.now);
    const ids = async (filter: object) => (await transactions.list({ userId, ...filter })).map(({ id }) => id);
    expect(await ids({})).toEqual([second.id, first.id]);
    expect(await ids({ text: '%' })).toEqual([second.id]);
    expect(await ids({ text: first.id.slice(0, 13).toUpperCase() })).toEqual([first.id]);
    expect(await ids({ limit: 1 })).toEqual([second.id]);
    await settle(first.id, 'processed');
    expect(await ids({ status: 'processed' })).toEqual([first.id]);
    expect((await transactions.findOpen(userId, 'other%method')).map(({ id }) => id)).toEqual([second.id]);
  });

  it('approves what was delayed when it is due, once, whichever process is there', async () => {
    const { id: userId } = await newUser();
    const deposit = await insert(fresh(userId));
    const told: Transaction[] = [];
    const at = (time: number) =>
      new Settlement(
        open(),
        () => time,
        (ended) => told.push(ended),
      );
    await at(1_000_000).delay(deposit.id, 60);
    // Postponed by the operator, in another process.
    await at(1_030_000).delay(deposit.id, 60);
    await at(1_060_000).approveDue();
    expect(told).toEqual([]);
    await Promise.all([at(1_090_000).approveDue(), at(1_090_000).approveDue()]);
    expect(told).toMatchObject([{ id: deposit.id, status: 'processed', reason: 'approved after a delay' }]);
  });

  it('gives each ended transaction to be announced once, and no gift', async () => {
    const { id: userId } = await newUser();
    const deposit = await insert(fresh(userId));
    const gift = await insert(fresh(userId, { pluginId: 'sandbox' }));
    const unannounced = async () =>
      (await new Announcements(open().db).findLeft(Date.now() + 1000)).map(({ id }) => id);
    expect(await unannounced()).not.toContain(deposit.id);
    await settle(deposit.id, 'processed');
    await settle(gift.id, 'processed');
    expect(await unannounced()).toContain(deposit.id);
    expect(await unannounced()).not.toContain(gift.id);
    const taken = await Promise.all([1, 2, 3].map(() => new Announcements(open().db).take(deposit.id)));
    expect(taken.filter(Boolean)).toMatchObject([{ id: deposit.id }]);
    expect(await unannounced()).not.toContain(deposit.id);
  });
}

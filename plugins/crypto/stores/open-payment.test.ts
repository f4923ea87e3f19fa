import { observable, runInAction } from 'mobx';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CurrentTransaction, Transaction } from '@/cashier/attempt/current-transaction';
import type { TransactionStatusStore } from '@/cashier/status/transaction-status-store';
import type { TransactionStatus } from '@/contract/primitives';
import { AppError } from '@/core/errors/app-error';
import type { Monitoring } from '@/core/monitoring/monitoring';
import type { Realtime } from '@/core/realtime/realtime';
import { memorySessionStore, memoryStorage, type MemoryStorage } from '@/core/storage/session-store.fake';
import type { Navigation } from '@/kernel/navigation';
import { OPEN_PAYMENT_KEY, OpenPayment } from './open-payment';

const invoice = { address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', network: 'trc20' };
const deposit = {
  flow: 'deposit',
  id: 'd-1',
  methodName: 'crypto_usdt_trc20',
  amount: 50,
  currency: 'EUR',
  data: { crypto: invoice },
  pageId: undefined,
} satisfies Transaction;

let storage: MemoryStorage;
let answer: () => Promise<unknown>;
let shown: Transaction | undefined;
let path: string | undefined;
let reported: unknown[];
let statuses: Map<string, TransactionStatus>;

/** Simulates loading the page; loads share nothing but the storage. */
function load(state: 'open' | 'closed' = 'open') {
  const connects: (() => void)[] = [];
  const asked: unknown[] = [];
  const realtime = {
    state,
    onConnect: (listener: () => void) => {
      connects.push(listener);
      return () => connects.splice(connects.indexOf(listener), 1);
    },
    request: (_type: string, data: unknown) => {
      asked.push(data);
      return answer();
    },
  };
  statuses = observable.map<string, TransactionStatus>();
  const store = new OpenPayment(
    memorySessionStore(storage),
    realtime as unknown as Realtime,
    {
      statusOf: (_flow: string, id: string) => statuses.get(id),
      follow: ({ id }: { id: string }) => runInAction(() => statuses.set(id, 'waiting')),
    } as unknown as TransactionStatusStore,
    { set: (transaction: Transaction) => (shown = transaction) } as unknown as CurrentTransaction,
    { go: async (to: string) => void (path = to) } as unknown as Navigation,
    { error: (error: unknown) => reported.push(error) } as unknown as Monitoring,
  );
  return { store, asked, connects, connect: () => connects.forEach((listener) => listener()) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  storage = memoryStorage();
  answer = async () => ({ status: 'WAITING' });
  shown = undefined;
  path = undefined;
  reported = [];
});

/** A page that has shown an address before the reload. */
function rememberOne() {
  const before = load();
  before.store.remember(deposit, invoice);
  before.store.dispose();
  return before;
}

describe('the open payment', () => {
  it('is there at once in the page that made it', () => {
    const { store, asked } = load();
    store.remember(deposit, invoice);
    expect(store.current).toMatchObject({ depositId: 'd-1', invoice });
    expect(asked).toEqual([]);
  });

  it('is there after a reload when the gateway says that it is open, and its address can be shown', async () => {
    rememberOne();
    const { store, asked } = load();
    expect(store.current).toBeUndefined();
    expect(store.isAsking).toBe(true);
    await settled();
    expect(asked).toEqual([{ depositId: 'd-1', paymentMethod: 'crypto_usdt_trc20' }]);
    expect(store.isAsking).toBe(false);
    await store.resume();
    expect(shown).toEqual(deposit);
    expect(path).toBe('/deposit/crypto/address');
  });

  it.each(['PAYED', 'CANCELED', 'AUTO_CANCELED'])('is forgotten when it is %s', async (status) => {
    rememberOne();
    answer = async () => ({ status });
    const { store } = load();
    await settled();
    expect(store.current).toBeUndefined();
    expect(storage.getItem(OPEN_PAYMENT_KEY)).toBeNull();
  });

  it('is forgotten when the gateway does not know it: it is another player’s', async () => {
    rememberOne();
    answer = () => Promise.reject(new AppError('No such deposit', { status: 404 }));
    const { store } = load();
    await settled();
    expect(store.current).toBeUndefined();
    expect(store.isAsking).toBe(false);
    expect(storage.getItem(OPEN_PAYMENT_KEY)).toBeNull();
    expect(reported).toEqual([]);
  });

  it('waits for a connection, and asks again when the answer was lost', async () => {
    rememberOne();
    answer = () => Promise.reject(new AppError('cut', { code: 'socket.networkError' }));
    const { store, asked, connect } = load('closed');
    await settled();
    expect(asked).toEqual([]);
    connect();
    await settled();
    expect(store.isAsking).toBe(true);
    answer = async () => ({ status: 'CREATED' });
    connect();
    await settled();
    expect(store.current?.depositId).toBe('d-1');
  });

  it('is gone when it ends', () => {
    const { store } = load();
    store.remember(deposit, invoice);
    runInAction(() => statuses.set('d-1', 'processed'));
    expect(store.current).toBeUndefined();
  });

  it.each(['{', '"text"', '{"depositId":1}', JSON.stringify({ ...deposit, depositId: 'd-1', invoice: {} })])(
    'is none when storage holds %s',
    async (text) => {
      storage.setItem(OPEN_PAYMENT_KEY, text);
      const { store, asked } = load();
      await settled();
      expect(store.isAsking).toBe(false);
      expect(asked).toEqual([]);
    },
  );

  it('listens no more once it is disposed', () => {
    const { store, connects } = load();
    store.dispose();
    expect(connects).toEqual([]);
  });
});

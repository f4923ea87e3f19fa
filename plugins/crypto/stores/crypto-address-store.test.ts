import { PaymentPage } from '@/cashier/payment-page/payment-page';
import type { Realtime } from '@/core/realtime/realtime';
import { observable, runInAction } from 'mobx';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CurrentTransaction, Transaction } from '@/cashier/attempt/current-transaction';
import type { TransactionStatus } from '@/contract/primitives';
import { FakeErrorHandler } from '@/core/errors/error-handler.fake';
import type { Navigation } from '@/kernel/navigation';
import { breakAddress } from '../simulator/make-address';
import { CryptoAddressStore } from './crypto-address-store';
import type { CryptoChoiceStore } from './crypto-choice-store';
import { checks } from './load-checks';
import type { OpenPayment } from './open-payment';
import type { CryptoInvoice } from './read-invoice';

const address = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const wrong = breakAddress(address);
const methodName = 'crypto_usdt_trc20';

let current: { transaction: Transaction | undefined; status: TransactionStatus | undefined };
let kept: { payment: { depositId: string; invoice: CryptoInvoice } | undefined; isAsking: boolean };
let remembered: CryptoInvoice[];
let forgotten: number;
let paths: string[];
let errors: FakeErrorHandler;

function open(invoice: CryptoInvoice | undefined): CryptoAddressStore {
  const data = invoice ? { crypto: invoice } : null;
  const base = { flow: 'deposit', id: 'd-1', methodName, amount: 50, currency: 'EUR', pageId: undefined } as const;
  runInAction(() => (current.transaction = { ...base, data }));
  const transaction = {
    get current() {
      return current.transaction;
    },
    get status() {
      return current.status;
    },
  };
  const openPayment = {
    get current() {
      return kept.payment;
    },
    get isAsking() {
      return kept.isAsking;
    },
    remember: (_: Transaction, given: CryptoInvoice) => remembered.push(given),
    forget: () => (forgotten += 1),
  };
  const navigation: Partial<Navigation> = { go: async (path) => void paths.push(path) };
  const store = new CryptoAddressStore(
    new PaymentPage(transaction as unknown as CurrentTransaction, {} as Realtime, navigation as Navigation, errors),
    { chosen: undefined } as CryptoChoiceStore,
    openPayment as unknown as OpenPayment,
    errors,
  );
  store.open();
  return store;
}

beforeAll(() => checks.load());
beforeEach(() => {
  current = observable({ transaction: undefined, status: undefined }, {}, { deep: false });
  kept = observable({ payment: undefined, isAsking: false }, {}, { deep: false });
  remembered = [];
  forgotten = 0;
  paths = [];
  errors = new FakeErrorHandler();
});

describe('the address page', () => {
  it('shows a right address and keeps it for a reload', () => {
    const store = open({ address, network: 'trc20' });
    expect(store.state).toMatchObject({ kind: 'payable', invoice: { address } });
    expect(remembered).toEqual([{ address, network: 'trc20' }]);
    expect(errors.reported).toEqual([]);
  });

  it('never holds a wrong one, keeps nothing of it, and tells monitoring without the address', () => {
    const store = open({ address: wrong, network: 'trc20' });
    expect(store.state).toEqual({ kind: 'refused', reason: 'address' });
    expect(remembered).toEqual([]);
    expect(errors.reported.map(({ code }) => code)).toEqual(['crypto.address']);
    expect(errors.reported[0]?.message).not.toContain(wrong);
    expect(errors.handled).toEqual([]);
  });

  it('tells monitoring of a network that was not chosen', () => {
    const store = open({ address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', network: 'erc20' });
    expect(store.state).toEqual({ kind: 'refused', reason: 'otherNetwork' });
    expect(errors.reported.map(({ code }) => code)).toEqual(['crypto.otherNetwork']);
  });

  it('waits for the gateway after a reload, then shows what was kept', () => {
    kept.isAsking = true;
    const store = open(undefined);
    expect(store.state).toBeUndefined();
    runInAction(() => {
      kept.payment = { depositId: 'd-1', invoice: { address, network: 'trc20' } };
      kept.isAsking = false;
    });
    expect(store.state).toMatchObject({ kind: 'payable', invoice: { address } });
  });

  it('checks what was kept as strictly', () => {
    kept.payment = { depositId: 'd-1', invoice: { address: wrong, network: 'trc20' } };
    expect(open(undefined).state).toEqual({ kind: 'refused', reason: 'address' });
  });

  it('says so when nothing was kept, or only another payment', () => {
    expect(open(undefined).state).toEqual({ kind: 'refused', reason: 'missing' });
    kept.payment = { depositId: 'd-2', invoice: { address, network: 'trc20' } };
    expect(open(undefined).state).toEqual({ kind: 'refused', reason: 'missing' });
  });

  it.each(['processed', 'mistaked'] as const)('goes on once it is %s, and keeps nothing', (status) => {
    open({ address, network: 'trc20' });
    expect(paths).toEqual([]);
    runInAction(() => (current.status = status));
    expect(paths).toEqual(['/deposit/complete']);
    expect(forgotten).toBe(1);
  });

  it('moves the player no more once it is left', () => {
    const store = open({ address, network: 'trc20' });
    store.close();
    runInAction(() => (current.status = 'processed'));
    expect(paths).toEqual([]);
  });
});

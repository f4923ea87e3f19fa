import { describe, expect, it } from 'vitest';
import type { Session } from '../../core/session/session';
import { sampleSession } from '../test-kit/samples';
import { testApp } from '../test-kit/test-app';
import { balanceIn } from './balance';
import { UserStore } from './user-store';

function setUp(payload: Record<string, unknown> = {}, facts: Partial<Session> = {}) {
  const session = sampleSession(payload, facts);
  const { get, realtime, monitoring } = testApp({ session });
  return { session, realtime, monitoring, store: get(UserStore) };
}

describe('UserStore', () => {
  it('merges what the host sent, then what the gateway pushes', () => {
    const { store, realtime } = setUp({ user: { name: 'Asha', email: 'asha@example.com', currency: 'USD' } });
    expect(store.user).toMatchObject({ name: 'Asha', currency: 'INR', paymentGeo: 'IN' });
    realtime.push('login.token', { email: 'new@example.com', name: null });
    expect(store.user).toMatchObject({ name: 'Asha', email: 'new@example.com' });
    store.reset();
    expect(store.user.email).toBe('asha@example.com');
  });

  it('gives a new token to the session and keeps it nowhere else', () => {
    const { store, session, realtime, monitoring } = setUp({ user: { token: 'old-token' } });
    realtime.push('login.token', { token: 'new-token' });
    expect(session.token).toBe('new-token');
    expect(JSON.stringify([store.user, monitoring.user])).not.toContain('token');
    realtime.push('login.token', { name: 'Asha', token: '' });
    expect(session.token).toBe('new-token');
  });

  it('tells monitoring who the player is: the ids of the host, else those of the user, all as text', () => {
    const { monitoring, realtime } = setUp({ userId: 17, partnerKey: '' });
    expect(monitoring.user).toEqual({ id: '17', partner_key: '', hash_id: '' });
    realtime.push('login.token', { id_user: '99', partner_key: 'brand', hash_id: 'h4sh' });
    expect(monitoring.user).toEqual({ id: '17', partner_key: 'brand', hash_id: 'h4sh' });
    expect(setUp({ user: { id_user: 99 } }).monitoring.user?.id).toBe('99');
  });

  it('takes the currency of the gateway only when the host named none', () => {
    const { store, realtime } = setUp({ currency: '' }, { currency: '' });
    expect(store.currency).toBe('');
    realtime.push('login.token', { currency: 'KGS' });
    expect(store.currency).toBe('KGS');
    expect(setUp().store.currency).toBe('INR');
  });

  it('shows the balance in the currency of the player', () => {
    const { store, realtime } = setUp({ user: { balanceData: { primary: { amount: 12.5, currency: 'INR' } } } });
    expect(store.balance).toBe(12.5);
    realtime.push('login.token', { balanceData: { primary: { amount: 1, currency: 'USD' }, balances: { INR: 83 } } });
    expect(store.balance).toBe(83);
    store.dispose();
    realtime.push('login.token', { balanceData: null });
    expect(store.balance).toBe(83);
  });
});

describe('balanceIn', () => {
  it.each([
    [{}, 0],
    [{ balanceData: null }, 0],
    [{ balanceData: { balances: { USD: 5 } } }, 0],
    [{ balanceData: { primary: { amount: 5, currency: 'USD' }, balances: null } }, 0],
  ])('is 0 when %j has none in that currency', (user, balance) => {
    expect(balanceIn('INR', user)).toBe(balance);
  });

  it('is not fooled by a currency that is a word of the language', () => {
    expect(balanceIn('constructor', { balanceData: { balances: {} } })).toBe(0);
  });
});

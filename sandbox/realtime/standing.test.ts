import { describe, expect, it } from 'vitest';
import type { Standing } from '../../src/contract/standing';
import { connect, depositRequest, operator, postJson, withdrawalRequest } from '../testing/client';
import { withdrawingPlayer } from '../testing/withdrawing-player';

const CREATE = 'BANKING:deposit-create';
const WITHDRAW = 'BANKING:withdrawal-create';

describe('the second deposit', () => {
  const kit = withdrawingPlayer();

  const change = (standing: object) =>
    postJson(`${kit.sandbox.url}/sandbox/standing`, { token: kit.token, ...standing });
  const listed = async (flow: 'payment' | 'withdrawal' = 'payment') => {
    const url = `${kit.sandbox.url}/v4/banking/${flow}-methods?country=de&currency=EUR`;
    const response = await fetch(url, { headers: { Authorization: `Bearer ${kit.token}` } });
    return (await response.json()) as Standing & { data: { name: string; state?: object; hasAccounts?: boolean }[] };
  };
  const deposit = async (changes: Parameters<typeof depositRequest>[0] = {}) => {
    const { data } = await kit.player.request(CREATE, depositRequest(changes));
    return (data as { depositId: string }).depositId;
  };
  const settle = (id: string, action: 'approve' | 'decline') => operator(kit.sandbox.url).act(id, { action });

  it('lists what the player has paid with success, newest first and each method once', async () => {
    expect((await listed()).recent).toEqual([]);
    await settle(await deposit({ amount: 20 }), 'approve');
    await settle(await deposit({ amount: 30 }), 'approve');
    await settle(await deposit({ amount: 40, paymentType: 'test_card_post' }), 'approve');
    await settle(await deposit({ amount: 60, paymentType: 'test_card_offline' }), 'decline');
    expect((await listed()).recent).toMatchObject([
      { name: 'test_card_post', amount: 40, currency: 'EUR' },
      { name: 'test_card', amount: 30, currency: 'EUR' },
    ]);
    expect((await listed('withdrawal')).recent).toEqual([]);
  });

  it('closes a flow, says so at once, refuses its creates and leaves the other open', async () => {
    const push = kit.player.push('player.standing');
    await change({ locks: [{ flow: 'deposit', reason: 'self_excluded' }] });
    expect(await push).toMatchObject({ locks: [{ flow: 'deposit', reason: 'self_excluded' }] });
    expect((await listed()).locks).toEqual([{ flow: 'deposit', reason: 'self_excluded' }]);
    expect(await kit.player.request(CREATE, depositRequest())).toMatchObject({
      status: 403,
      code: 'banking.flowLocked',
    });
    expect(await kit.player.request(WITHDRAW, withdrawalRequest())).toMatchObject({ status: 200 });
    await change({ locks: [] });
    expect(await kit.player.request(CREATE, depositRequest())).toMatchObject({ status: 200 });
  });

  it('tells a connection that has just opened what was pushed while nobody listened', async () => {
    await change({
      locks: [{ flow: 'withdrawal', reason: 'kyc_pending' }],
      states: [{ name: 'test_card', flow: 'deposit', state: { level: 'slow' } }],
    });
    const told = new Map<string, unknown>();
    const client = await connect(kit.sandbox.url, kit.token, (event, data) => told.set(event, data));
    await expect.poll(() => told.get('player.standing')).toMatchObject({ locks: [{ flow: 'withdrawal' }], limits: [] });
    const state = { name: 'test_card', flow: 'deposit', state: { level: 'slow' } };
    await expect.poll(() => told.get('method.state')).toMatchObject(state);
    client.close();
    await change({ locks: [], states: [{ name: 'test_card', flow: 'deposit', state: { level: 'up' } }] });
  });

  it('a break is not ended by a shorter one', async () => {
    const until = async (hours: number) => {
      const { data } = await kit.player.request('BANKING:cool-off', { hours });
      return (data as Standing).locks[0]!.until!;
    };
    const long = await until(168);
    expect(await until(24)).toBe(long);
    await change({ locks: [] });
  });

  it('takes a method down for this player, and refuses it', async () => {
    await change({ states: [{ name: 'test_card', flow: 'deposit', state: { level: 'down' } }] });
    expect((await listed()).data.find(({ name }) => name === 'test_card')?.state).toEqual({ level: 'down' });
    expect(await kit.player.request(CREATE, depositRequest())).toMatchObject({ code: 'banking.methodUnavailable' });
    await change({ states: [{ name: 'test_card', flow: 'deposit', state: { level: 'up' } }] });
    expect(await kit.player.request(CREATE, depositRequest())).toMatchObject({ status: 200 });
  });

  it('counts what is paid in against a limit; lowered at once, raised later', async () => {
    await change({ limits: [{ period: 'month', max: 100_000 }] });
    const used = (await listed()).limits![0]!.used!;
    const set = async (max: number) => {
      const { data } = await kit.player.request('BANKING:limits-set', { kind: 'deposit', period: 'month', max });
      return (data as Standing).limits?.[0];
    };
    expect(await set(used + 70)).toMatchObject({ period: 'month', max: used + 70, used });
    expect(await set(used + 700)).toMatchObject({ max: used + 70, next: { max: used + 700 } });
    const refused = await kit.player.request(CREATE, depositRequest({ amount: 70.01 }));
    expect(refused).toMatchObject({ status: 400, code: 'banking.amountOutOfLimits' });
    await deposit({ amount: 70 });
    expect((await listed()).limits).toMatchObject([{ used: used + 70 }]);
    await change({ limits: [] });
  });

  it('keeps an account with consent, pays with it, and forgets it', async () => {
    const accounts = async () =>
      (await kit.player.request('BANKING:accounts-list', { flow: 'withdrawal' })).data as {
        accounts: { id: string; label: string; name?: string; isDefault: boolean }[];
      };
    await kit.player.request(WITHDRAW, withdrawalRequest({ amount: 20 }));
    expect(await accounts()).toEqual({ accounts: [] });
    await kit.player.request(WITHDRAW, withdrawalRequest({ amount: 20, saveAccount: true }));
    const {
      accounts: [saved],
    } = await accounts();
    expect(saved).toMatchObject({ label: '••••3000', paymentMethod: 'test_payout' });
    await kit.player.request('BANKING:account-update', { accountId: saved!.id, name: 'Salary', isDefault: true });
    expect((await accounts()).accounts).toMatchObject([{ name: 'Salary', isDefault: true }]);

    const again = await kit.player.request(
      WITHDRAW,
      withdrawalRequest({ amount: 20, fields: {}, accountId: saved!.id }),
    );
    const { withdrawalId } = again.data as { withdrawalId: string };
    const [line] = (await kit.list({ limit: 1 })).transactions;
    expect(line).toMatchObject({ id: withdrawalId, destination: '••••3000' });

    await kit.player.request('BANKING:account-forget', { accountId: saved!.id });
    expect(await accounts()).toEqual({ accounts: [] });
    const gone = await kit.player.request(
      WITHDRAW,
      withdrawalRequest({ amount: 20, fields: {}, accountId: saved!.id }),
    );
    expect(gone).toMatchObject({ status: 400, code: 'banking.savedAccountNotFound' });
  });

  it('keeps a card that its provider has taken by its last digits, and charges it without a page', async () => {
    const { data } = await kit.player.request(CREATE, depositRequest({ saveAccount: true }));
    const { apiResponse, depositId } = data as { apiResponse: { source: string }; depositId: string };
    const pushed = kit.player.push('deposit.status');
    const { origin, pathname, search } = new URL(apiResponse.source);
    const card = { number: '4242424242424242', expiry: '12/39', cvc: '123' };
    await fetch(`${origin}${pathname}/pay${search}`, { method: 'POST', body: new URLSearchParams(card) });
    expect(await pushed).toEqual({ id: depositId, status: 1 });
    const [recent] = (await listed()).recent;
    expect(recent).toMatchObject({ name: 'test_card', accountLabel: 'Visa •••• 4242' });

    const ended = kit.player.push('deposit.status');
    const again = await kit.player.request(CREATE, depositRequest({ accountId: recent!.accountId! }));
    expect(again.data).toMatchObject({ apiResponse: { source: null } });
    expect(await ended).toMatchObject({ status: 1 });
  });

  it('says why a deposit was refused and which methods to try', async () => {
    const id = await deposit();
    const push = kit.player.push('deposit.status');
    await settle(id, 'decline');
    const decline = { reason: 'declined_by_bank', isFinal: false, next: expect.arrayContaining([expect.any(String)]) };
    expect(await push).toEqual({ id, status: 2, decline });
    const asked = { depositId: id, paymentMethod: 'test_card' };
    const status = await kit.player.request('BANKING_DEPOSIT:deposit-status', asked);
    expect(status.data).toMatchObject({ status: 'CANCELED', decline });
    expect((await kit.list({ limit: 1 })).transactions).toMatchObject([{ id, decline }]);
  });
});

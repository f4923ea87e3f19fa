/** Direct access to the gateway, past the cashier. */
import { expect } from '@playwright/test';
import type { Flow } from '../../../src/contract/primitives';
import type { PushType } from '../../../src/contract/realtime';
import type { Scenario } from '../../../sandbox/director/scenario';
import type { Faults } from '../../../sandbox/faults';
import type { Transaction } from '../../../sandbox/store/transaction';
import { userIdOf } from '../../../sandbox/store/user-id';
import { connect, operator, postJson, setFaults, withdrawalRequest } from '../../../sandbox/testing/client';

export class Gateway {
  private readonly operator: ReturnType<typeof operator>;

  /** `token`: a player of the test's own, so that tests don't see each other's deposits. */
  constructor(
    readonly url: string,
    private readonly token: string,
  ) {
    this.operator = operator(url);
  }

  deposits(): Promise<Transaction[]> {
    return this.operator.list({ userId: userIdOf(this.token), flow: 'deposit' });
  }

  /** The player's only deposit. Waits for it, because the payment window opens before the gateway gets the create. */
  async deposit(): Promise<Transaction> {
    await expect.poll(() => this.deposits()).toHaveLength(1);
    return (await this.deposits())[0]!;
  }

  withdrawals(): Promise<Transaction[]> {
    return this.operator.list({ userId: userIdOf(this.token), flow: 'withdrawal' });
  }

  /** The player's only withdrawal. Waits for it, because the cashier looks at the player's list before the create. */
  async withdrawal(): Promise<Transaction> {
    await expect.poll(() => this.withdrawals()).toHaveLength(1);
    return (await this.withdrawals())[0]!;
  }

  /** Gives the player money, as a deposit would, and pushes the balance. `amount`: decimal text, major units. */
  async giveMoney(amount: string, currency: string): Promise<void> {
    expect((await postJson(`${this.url}/sandbox/money`, { token: this.token, amount, currency })).status).toBe(200);
  }

  /** Sends the player's cashier any push of the contract. */
  async push(event: PushType, data: unknown): Promise<void> {
    expect((await postJson(`${this.url}/sandbox/push`, { token: this.token, event, data })).status).toBe(200);
  }

  /** Locks or limits the player, or takes a method down; the cashier gets a push. */
  async changeStanding(change: Record<string, unknown>): Promise<void> {
    expect((await postJson(`${this.url}/sandbox/standing`, { token: this.token, ...change })).status).toBe(200);
  }

  /** The code that the player would get by e-mail. */
  async codeOf(withdrawalId: string): Promise<string> {
    const response = await fetch(`${this.url}/sandbox/codes/${withdrawalId}`);
    return ((await response.json()) as { data: { code: string } }).data.code;
  }

  async act(id: string, action: 'approve' | 'decline' | 'cancel' | 'send'): Promise<void> {
    expect((await this.operator.act(id, { action })).status).toBe(200);
  }

  /** The provider ends the player's only payment of the flow. */
  async end(flow: Flow, act: 'pays' | 'declines'): Promise<void> {
    const { id } = flow === 'deposit' ? await this.deposit() : await this.withdrawal();
    await this.act(id, act === 'pays' ? 'approve' : 'decline');
  }

  /** Makes withdrawals before the cashier opens, oldest first. Returns their ids. */
  async withdraw(...amounts: number[]): Promise<string[]> {
    const client = await connect(this.url, this.token);
    const ids: string[] = [];
    for (const amount of amounts) {
      const { data } = await client.request('BANKING:withdrawal-create', withdrawalRequest({ amount }));
      ids.push((data as { withdrawalId: string }).withdrawalId);
    }
    client.close();
    return ids;
  }

  /** The player's posted balance by currency; also checks that the whole ledger balances. */
  async balances(): Promise<Record<string, number>> {
    const { balanced, accounts } = await this.operator.ledger();
    expect(balanced).toBe(true);
    const own = accounts.filter(({ account }) => account === `player:${userIdOf(this.token)}`);
    return Object.fromEntries(own.map(({ currency, balance }) => [currency, Number(balance)]));
  }

  /** Sets faults for this player alone, except for locales, icons and captcha, which are requested without a token. */
  async fault(faults: Faults): Promise<void> {
    const isAnonymous = ['locales', 'icons', 'captcha'].some((name) => name in faults);
    const response = await setFaults(this.url, isAnonymous ? { ...faults } : { token: this.token, ...faults });
    expect(response.status).toBe(200);
  }

  /** Starts a scenario for the player, in which the director controls gateway, provider and network. */
  async direct(scenario: Scenario): Promise<void> {
    const response = await postJson(`${this.url}/sandbox/director`, { token: this.token, scenario });
    expect(await response.json()).toEqual({ data: {} });
  }

  async heal(): Promise<void> {
    await fetch(`${this.url}/sandbox/faults`, { method: 'DELETE' });
    await fetch(`${this.url}/sandbox/director?token=${encodeURIComponent(this.token)}`, { method: 'DELETE' });
  }

  async cspReports(): Promise<unknown[]> {
    const response = await fetch(`${this.url}/sandbox/csp-reports`);
    return ((await response.json()) as { data: unknown[] }).data;
  }
}

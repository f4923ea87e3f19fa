/**
 * Random actions of players, providers and operators, and a witness that computes the balances from the answers alone:
 * the ledger must agree with the witness.
 */
import Big from 'big.js';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { methods } from '../../plugins/card-redirect/fixtures';
import { simulator } from '../../plugins/card-redirect/simulator';
import type { Database } from '../database/database';
import { Methods } from '../methods';
import { Dispatcher } from '../realtime/dispatch';
import { Confirmations } from '../store/confirmations';
import { Settlement } from '../store/settlement';
import { Transactions } from '../store/transactions';
import { Users, type UserRow } from '../store/users';
import { depositRequest, withdrawalRequest } from './client';

const nth = fc.nat({ max: 3 });
const cents = fc.integer({ min: 500, max: 30_000 });
const repeats = fc.constantFrom(1, 1, 2, 3);

const action = fc.oneof(
  fc.record({ do: fc.constant('deposit' as const), cents, repeats }),
  fc.record({
    do: fc.constant('withdraw' as const),
    method: fc.constantFrom('test_payout', 'test_payout_confirm', 'test_payout_fields'),
    cents,
    repeats,
  }),
  fc.record({ do: fc.constantFrom('approve' as const, 'decline' as const, 'send' as const), nth }),
  fc.record({ do: fc.constantFrom('cancel' as const, 'confirm' as const, 'resend' as const), nth, repeats }),
  fc.record({ do: fc.constant('wrongCodes' as const), nth, times: fc.integer({ min: 1, max: 6 }) }),
);
export type Action = typeof action extends fc.Arbitrary<infer T> ? T : never;

/** A sequence of steps; the actions within one step happen concurrently. */
export const sequence = fc.array(fc.array(action, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 6 });

interface Made {
  id: string;
  flow: 'deposit' | 'withdrawal';
  amount: Big;
}

export class Witness {
  private readonly dispatcher: Dispatcher;
  private readonly settlement: Settlement;

  constructor(private readonly database: Database) {
    const parts = {
      database,
      methods: new Methods(methods),
      simulators: [simulator],
      providerUrl: (page: string, id: string) => `https://provider.example/${page}/${id}`,
      now: Date.now,
      captcha: { refuse: async () => null },
    };
    this.dispatcher = new Dispatcher(parts, () => {});
    this.settlement = new Settlement(database, Date.now, () => {});
  }

  /**
   * Runs a sequence for a new player.
   * @returns the balance and reserve that the player must have, by the answers given
   */
  async play(steps: readonly (readonly Action[])[]): Promise<{ userId: string; balance: Big; reserved: Big }> {
    const user = await new Users(this.database.db).visit(randomUUID(), { country: 'de', currency: 'EUR' });
    const made: Made[] = [];
    // An approved deposit first, so that there is money to withdraw.
    await this.create(user, { do: 'deposit', cents: 50_000, repeats: 1 }, made);
    await this.settlement.settle(made[0]!.id, 'processed', 'approved by the operator');
    for (const step of steps) await Promise.all(step.map((each) => this.act(user, each, made)));
    return { userId: user.id, ...(await this.count(made, user.id)) };
  }

  /** Sums the successful deposits, less the withdrawals that did not fail. */
  private async count(made: readonly Made[], userId: string): Promise<{ balance: Big; reserved: Big }> {
    const known = await new Transactions(this.database.db, Date.now).list({ userId });
    if (known.length !== made.length) throw new Error(`${made.length} were answered, ${known.length} were made`);
    let [balance, reserved] = [new Big(0), new Big(0)];
    for (const { id, flow, amount } of made) {
      const { status } = known.find((each) => each.id === id)!;
      if (flow === 'deposit' && status === 'processed') balance = balance.plus(amount);
      if (flow === 'withdrawal' && status !== 'mistaked') balance = balance.minus(amount);
      if (flow === 'withdrawal' && (status === 'waiting' || status === 'accepted')) reserved = reserved.plus(amount);
    }
    return { balance, reserved };
  }

  private async act(user: UserRow, action: Action, made: Made[]): Promise<void> {
    if (action.do === 'deposit' || action.do === 'withdraw') return this.create(user, action, made);
    const subject = made[action.nth % Math.max(1, made.length)];
    if (!subject) return;
    if (action.do === 'send') return void (await this.settlement.send(subject.id));
    if (action.do === 'approve' || action.do === 'decline') {
      const status = action.do === 'approve' ? 'processed' : 'mistaked';
      return void (await this.settlement.settle(
        subject.id,
        status,
        action.do === 'approve' ? 'approved by the operator' : 'declined by the operator',
      ));
    }
    const withdrawalId = subject.id;
    const code = (await new Confirmations(this.database.db, Date.now).find(withdrawalId))?.code ?? '000000';
    if (action.do === 'cancel') await this.ask(user, 'BANKING:withdrawal-cancel', { withdrawalId }, action.repeats);
    if (action.do === 'resend') await this.ask(user, 'BANKING:withdrawal-resend', { withdrawalId }, action.repeats);
    if (action.do === 'confirm') {
      await this.ask(user, 'BANKING:withdrawal-confirm', { withdrawalId, code }, action.repeats);
    }
    if (action.do !== 'wrongCodes') return;
    const wrong = code === '111111' ? '222222' : '111111';
    for (let tries = 0; tries < action.times; tries++) {
      await this.ask(user, 'BANKING:withdrawal-confirm', { withdrawalId, code: wrong }, 1);
    }
  }

  private async create(
    user: UserRow,
    action: Extract<Action, { do: 'deposit' | 'withdraw' }>,
    made: Made[],
  ): Promise<void> {
    const amount = new Big(action.cents).div(100);
    const isDeposit = action.do === 'deposit';
    const fields = { ...withdrawalRequest().fields, bank_city: 'Frankfurt' };
    const answers = await (isDeposit
      ? this.ask(user, 'BANKING:deposit-create', depositRequest({ amount: amount.toNumber() }), action.repeats)
      : this.ask(
          user,
          'BANKING:withdrawal-create',
          withdrawalRequest({ amount: amount.toNumber(), payment_system: action.method, fields }),
          action.repeats,
        ));
    const data = answers.map((each) => each.data as { depositId?: string; withdrawalId?: string } | undefined);
    const ids = new Set(data.map((each) => each?.depositId ?? each?.withdrawalId).filter(Boolean));
    if (ids.size > 1) throw new Error('One message id has made two transactions');
    for (const id of ids) made.push({ id: id!, flow: isDeposit ? 'deposit' : 'withdrawal', amount });
  }

  /** Sends the same message `times` times at once. */
  private async ask(user: UserRow, type: string, data: unknown, times: number) {
    const envelope = { type, data, messageId: randomUUID(), sendTime: Date.now() };
    const all = Array.from({ length: times }, () => this.dispatcher.dispatch(user, envelope));
    return (await Promise.all(all)).map(({ answer }) => answer);
  }
}

/** One player of the demo: the simulated provider, the balance, and what was answered, kept in the browser's storage. */
import type { DeclineReason } from '../../src/contract/decline';
import type { PaymentMethod } from '../../src/contract/method';
import { parse, type Schema } from '../../src/contract/parse';
import type { Flow } from '../../src/contract/primitives';
import { REQUESTS, type PushData, type PushType, type RequestType } from '../../src/contract/realtime';
import type { RequestEnvelope } from '../../src/contract/realtime';
import type { SimulatedTransaction } from '../../src/contract/simulator';
import {
  SimulatedProvider,
  type ProviderSnapshot,
  type SimulatedProviderOptions,
} from '../simulated/simulated-provider';
import { RIGHT_CODE } from '../simulated/simulated-withdrawals';
import { checked } from './checked';
import { captchaRefusal } from './captcha';
import { hasAccounts } from '../realtime/account-fill';
import { PlayerAccounts } from './accounts';
import { balancesOf, covers, type Credit } from './balance';
import { madeBy } from './made';
import type { Answer, NextOutcome, ShownTransaction } from './protocol';
import { recentOf } from './recent';

interface Kept {
  provider: ProviderSnapshot;
  /** By message id: a create that is sent again gets the same answer. */
  answers: [string, Answer][];
  accounts: ReturnType<PlayerAccounts['snapshot']>;
  credits: Credit[];
  states: Record<string, PaymentMethod['state']>;
  next: NextOutcome | null;
}

export interface PlayerParts extends Pick<
  SimulatedProviderOptions,
  'simulators' | 'catalogue' | 'providerUrl' | 'now'
> {
  read(): string | null;
  write(text: string): void;
  push<T extends PushType>(type: T, data: PushData<T>): void;
}

const MOST_ANSWERS = 100;
/** Milliseconds after the create until the outcome that was asked for. */
export const OUTCOME_MS = 1500;
const CREATES: readonly string[] = [
  'BANKING:deposit-create',
  'BANKING:deposit-prepare',
  'BANKING_DEPOSIT:deposit-create-p2p',
  'BANKING:withdrawal-create',
] satisfies RequestType[];
const refuse = (status: number, code: string, message: string): Answer => ({ status, code, message });

export class Player {
  readonly provider: SimulatedProvider;
  private readonly accounts: PlayerAccounts;
  private kept: Omit<Kept, 'provider' | 'answers' | 'accounts'> = { credits: [], states: {}, next: null };
  private readonly answers = new Map<string, Promise<Answer>>();

  constructor(private readonly parts: PlayerParts) {
    const { simulators, catalogue, providerUrl, now } = parts;
    this.accounts = new PlayerAccounts(now ?? Date.now);
    const start = { country: 'ru', currency: 'RUB', newId: () => crypto.randomUUID() };
    this.provider = new SimulatedProvider(
      { simulators, catalogue, providerUrl, now, ...start },
      {
        settled: ({ id, flow, status }, decline) => {
          parts.push(`${flow}.status`, { id, status: status === 'processed' ? 1 : 2, decline });
          this.save();
          this.tellBalance();
        },
        progress: (progress) => parts.push('deposit.progress', progress),
      },
    );
    this.restore(parts.read());
  }

  /** The first page of a list also has the player's standing. */
  list(path: string, flow: Flow): { methods: PaymentMethod[]; standing: object } {
    const { offer, standing, transactions } = this.provider;
    const methods = (offer.listing(path) as PaymentMethod[]).map((method) => {
      const state = this.kept.states[method.name];
      return { ...method, ...(state && { state }), ...(hasAccounts(method) && { hasAccounts: true }) };
    });
    return {
      methods,
      standing: { ...standing.listed, recent: recentOf(flow, [...transactions.values()], methods, this.accounts.of) },
    };
  }

  /** Executes a request once per message id. */
  async answer({ type, data, messageId }: Pick<RequestEnvelope, 'type' | 'data' | 'messageId'>): Promise<Answer> {
    const known = Object.hasOwn(REQUESTS, type) ? (type as RequestType) : undefined;
    if (!known) return refuse(404, 'unknown.type', 'Unknown request type');
    const parsed = parse(REQUESTS[known].data as Schema<unknown>, data, type);
    if (!parsed.ok) return refuse(400, 'contract.invalidRequest', parsed.error.message);
    if (!CREATES.includes(type)) return this.perform(known, parsed.value);
    const answer = this.answers.get(messageId) ?? this.perform(known, parsed.value);
    this.answers.set(messageId, answer);
    return answer;
  }

  next(next: NextOutcome | null): void {
    this.kept.next = next;
    this.save();
  }

  /** Whether the create's answer is to be lost; asked before the create. */
  get losesNext(): boolean {
    return this.kept.next?.outcome === 'lose';
  }

  settle(id: string, status: 'processed' | 'mistaked', reason?: DeclineReason): SimulatedTransaction {
    return this.provider.settle(id, status, status === 'mistaked' ? { reason } : undefined);
  }

  credit(credit: Credit): void {
    this.kept.credits.push(credit);
    this.save();
    this.tellBalance();
  }

  setState(name: string, state: NonNullable<PaymentMethod['state']>): void {
    this.kept.states[name] = state;
    this.save();
    this.parts.push('method.state', { name, state });
  }

  changeStanding(change: Parameters<SimulatedProvider['standing']['change']>[0]): void {
    this.provider.standing.change(change);
    this.save();
    this.parts.push('player.standing', change);
  }

  push<T extends PushType>(type: T, data: PushData<T>): void {
    this.parts.push(type, data);
  }

  shown(): ShownTransaction[] {
    const all = [...this.provider.transactions.values()].toSorted((a, b) => b.createdAt - a.createdAt);
    return all.map((each) => ({
      ...each,
      title: englishName(this.provider.offer.methodNamed(each.methodName)) ?? each.methodName,
      ...(each.state['isToConfirm'] === true && { code: RIGHT_CODE }),
    }));
  }

  tellBalance(): void {
    const { currency } = this.provider.offer.region;
    const balances = balancesOf(this.provider.transactions.values(), this.kept.credits, currency);
    const primary = { amount: balances[currency] ?? 0, currency };
    this.parts.push('login.token', { balanceData: { primary, balances } });
  }

  private async perform(type: RequestType, data: unknown): Promise<Answer> {
    const { next } = this.kept;
    const isCreate = CREATES.includes(type);
    if (isCreate && next?.outcome === 'refuse') {
      this.next(null);
      return refuse(400, 'banking.merchantClientError', 'Refused, as the demo was told.');
    }
    const { transactions, offer } = this.provider;
    if (type === 'BANKING:withdrawal-create') {
      const { amount, currency } = data as { amount: number; currency: string };
      const balances = balancesOf(transactions.values(), this.kept.credits, offer.region.currency);
      if (!covers(balances, amount, currency)) {
        return refuse(400, 'banking.insufficientFunds', 'The balance does not cover it');
      }
    }
    const filled = this.accounts.fill(type, data);
    if ('refusal' in filled) return filled.refusal;
    const own = this.accounts.answer(type, data) ?? captchaRefusal(type, data);
    const answer = checked(type, own ?? (await this.provider.answer(type, filled.data)));
    if ((isCreate || type === 'BANKING:withdrawal-confirm') && answer.status === 200) this.follow(answer.data);
    if (isCreate && answer.status === 200) this.keepAccount(type, data, answer.data);
    this.save();
    if (type === 'BANKING:withdrawal-create') this.tellBalance();
    return answer;
  }

  /** Awaits the code of a withdrawal that was made. Ends a payment that was made or confirmed as it was asked for. */
  private follow(data: unknown): void {
    const { id, isToConfirm } = madeBy(data);
    const withdrawal = isToConfirm && this.provider.transactions.get(id ?? '');
    if (withdrawal) this.provider.add({ ...withdrawal, state: { ...withdrawal.state, isToConfirm: true } });
    const { next } = this.kept;
    if (!id || !next || isToConfirm) return;
    this.kept.next = null;
    const status = next.outcome === 'decline' ? 'mistaked' : 'processed';
    setTimeout(() => this.settle(id, status, next.reason), OUTCOME_MS);
  }

  private keepAccount(type: RequestType, data: unknown, reply: unknown): void {
    const transaction = this.provider.transactions.get(madeBy(reply).id ?? '');
    const method = transaction && this.provider.offer.methodNamed(transaction.methodName);
    if (method) this.accounts.keep(type, data, transaction.id, method);
  }

  /** What the provider knows of a card that it has accepted. */
  keepCard(id: string, label: string): void {
    const transaction = this.provider.transactions.get(id);
    if (transaction) this.accounts.keepCard(id, transaction.methodName, label);
    this.save();
  }

  private save(): void {
    const { answers } = this;
    void Promise.all([...answers].slice(-MOST_ANSWERS).map(async ([id, answer]) => [id, await answer] as const)).then(
      (made) =>
        this.parts.write(
          JSON.stringify({
            ...this.kept,
            provider: this.provider.snapshot(),
            accounts: this.accounts.snapshot(),
            answers: made,
          }),
        ),
    );
  }

  private restore(text: string | null): void {
    if (text === null) return;
    // Our own, from an earlier page. A demo of another version may have left something else: it starts afresh then.
    try {
      const { provider, answers, accounts, ...kept } = JSON.parse(text) as Kept;
      this.provider.restore(provider);
      this.accounts.restore(accounts);
      for (const [id, answer] of answers) this.answers.set(id, Promise.resolve(answer));
      this.kept = kept;
    } catch (error) {
      console.warn('The demo begins anew: what was kept cannot be read', error);
    }
  }
}

const englishName = (method: PaymentMethod | undefined): string | undefined =>
  typeof method?.text === 'string' ? method.text : method?.text?.['en'];

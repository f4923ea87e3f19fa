/** The gateway of the model of the core: keeps a ledger, asks for codes and fields as a run wants it. */
import * as v from 'valibot';
import type { Flow } from '../../contract/primitives';
import type { TransactionLine } from '../../contract/transactions';
import { WithdrawalCreateReply } from '../../contract/withdrawal';
import { AppError } from '../../core/errors/app-error';
import type { ManualClock } from '../../core/time/clock.fake';
import { depositReply } from '../test-kit/fake-gateway';
import type { ScriptedRealtime } from '../test-kit/scripted-realtime';
import { ModelAnswers } from './money-answers.fixture';

export type Player = 'A' | 'B';

/** What a create asks for, as the player has confirmed it. */
export interface Wanted {
  flow: Flow;
  methodName: string;
  amount: number;
  currency: string;
  destination: string;
  /** The field that a gateway which `asksFields` wants besides. */
  taxId?: string | undefined;
}

/** Money that moves. */
export interface LedgerLine extends Wanted {
  id: string;
  player: Player;
  key: string;
  at: number;
  status: 'waiting' | 'processed' | 'mistaked';
  /** The code that confirms it; undefined where none is wanted. */
  code: string | undefined;
  codesSent: number;
  wrongTries: number;
  isConfirmed: boolean;
}

export interface GatewayKind {
  /** The status of each answer to a repeat; undefined: the first answer, as the contract asks. */
  refusesRepeats: number | undefined;
  /** named: its lines have the key of their create. plain: they don't. none: it knows neither list nor resume. */
  list: 'named' | 'plain' | 'none';
  /** A withdrawal waits for a code before its money moves. */
  asksCode: boolean;
  /** A withdrawal is first answered with a field to fill in; begun: with an id that the next create continues. */
  asksFields: 'begun' | 'unbegun' | undefined;
}

const MOST_WRONG_TRIES = 3;

const refusal = (code: string, status = 400) => new AppError('Refused', { status, code: `banking.${code}` });

/** Names what a page that sends something is: its channel, and whose token it has. */
interface From {
  realtime: ScriptedRealtime;
  player: Player;
}

export class ModelGateway {
  readonly ledger: LedgerLine[] = [];
  readonly answers: ModelAnswers;
  /** Called for each create that a page sends, before anything is done with it. */
  onCreate: (key: string, player: Player) => void = () => undefined;
  /** Called for each code that a page sends. */
  onConfirm: (key: string, player: Player, id: string, code: string) => void = () => undefined;
  private begun = 0;

  constructor(
    readonly kind: GatewayKind,
    private readonly clock: ManualClock,
  ) {
    this.answers = new ModelAnswers(kind.refusesRepeats);
  }

  /** A page's channel, opened with this player's token. */
  connect(realtime: ScriptedRealtime, player: Player): void {
    const from: From = { realtime, player };
    realtime.script('BANKING:deposit-create', (data, { messageId }) => {
      const { amount, currency, paymentType: methodName, fields } = data;
      const wanted = { flow: 'deposit' as const, methodName, amount, currency, destination: String(fields?.['card']) };
      return this.create(from, messageId, () => depositReply(this.make(player, messageId, wanted).id));
    });
    realtime.script('BANKING:withdrawal-create', (data, { messageId }) => {
      const { amount, currency, payment_system: methodName, wallet, withdrawalId: begun } = data;
      const taxId = data.fields?.['taxId']?.toString();
      const flow = 'withdrawal' as const;
      const wanted = { flow, methodName, amount, currency, destination: String(wallet), taxId };
      return this.create(from, messageId, () =>
        this.kind.asksFields && taxId === undefined
          ? this.askFields()
          : this.withdrawalReply(this.make(player, messageId, wanted, begun ?? undefined)),
      );
    });
    realtime.script('BANKING:withdrawal-confirm', ({ withdrawalId: id, code }, { messageId = '' }) => {
      this.onConfirm(messageId, player, id, code);
      return this.answers.answer(realtime, player + messageId, () => this.confirm(player, id, code));
    });
    realtime.script('BANKING:withdrawal-resend', ({ withdrawalId: id }, { messageId }) =>
      this.answers.answer(realtime, player + messageId, () => this.resend(player, id)),
    );
    realtime.script('BANKING:transactions-list', () => {
      if (this.kind.list === 'none') throw new AppError('Unknown', { status: 404, code: 'unknown.type' });
      return { transactions: this.linesOf(player), hasMore: false };
    });
    realtime.script('BANKING:deposit-resume', ({ depositId }) => ({
      ...depositReply(depositId),
      status: this.listed(player, 'deposit', depositId).status,
    }));
    realtime.script('BANKING:withdrawal-resume', ({ withdrawalId }) => {
      const line = this.listed(player, 'withdrawal', withdrawalId);
      return { ...this.withdrawalReply(line), status: line.status };
    });
    realtime.script('BANKING_DEPOSIT:deposit-status', ({ depositId }) => {
      const { status } = this.own(player, 'deposit', depositId);
      return { status: ({ waiting: 'WAITING', processed: 'PAYED', mistaked: 'CANCELED' } as const)[status] };
    });
    this.answers.watch(realtime);
  }

  /** The latest waiting transaction ends. One whose code was not entered can only be given back. */
  end(status: 'processed' | 'mistaked'): LedgerLine | undefined {
    const line = this.ledger.findLast((one) => one.status === 'waiting' && (one.isConfirmed || status === 'mistaked'));
    if (line) line.status = status;
    return line;
  }

  private create<R>({ realtime, player }: From, key: string | undefined, work: () => R): R | Promise<R> {
    this.onCreate(key ?? '', player);
    return this.answers.answer(realtime, `${player}${key}`, work);
  }

  private make(player: Player, key = '', wanted: Wanted, begun?: string): LedgerLine {
    const id = begun ?? `t${this.ledger.length + 1}`;
    const isCodeAsked = this.kind.asksCode && wanted.flow === 'withdrawal';
    const code = isCodeAsked ? codeOf(this.ledger.length, 1) : undefined;
    const waits = { codesSent: 1, wrongTries: 0, isConfirmed: !isCodeAsked, status: 'waiting' as const };
    const line: LedgerLine = { ...wanted, ...waits, id, player, key, code, at: this.clock.now() };
    this.ledger.push(line);
    return line;
  }

  private askFields(): WithdrawalCreateReply {
    const withdrawalId = this.kind.asksFields === 'begun' ? `begun${++this.begun}` : null;
    const field = { name: 'taxId', type: 'text', label: 'Tax id' };
    return v.parse(WithdrawalCreateReply, {
      withdrawalId,
      fields: [field],
      apiResponse: { method: 'GET', data: null, isFieldsRequired: true },
    });
  }

  private withdrawalReply({ id, isConfirmed, status }: LedgerLine): WithdrawalCreateReply {
    const confirmationRequested = !isConfirmed && status === 'waiting';
    return v.parse(WithdrawalCreateReply, { withdrawalId: id, confirmationRequested });
  }

  /** As the reference gateway does: a correct code stays correct, and three wrong ones end the withdrawal. */
  private confirm(player: Player, id: string, code: string): { withdrawalId: string } {
    const line = this.own(player, 'withdrawal', id);
    if (line.code === code && line.isConfirmed) return { withdrawalId: id };
    if (line.status === 'mistaked')
      throw line.wrongTries < MOST_WRONG_TRIES
        ? refusal('withdrawalNotFound', 404)
        : refusal('confirmAttemptsExceeded');
    if (line.code !== code) {
      line.wrongTries += 1;
      if (line.wrongTries < MOST_WRONG_TRIES) throw refusal('confirmCodeWrong');
      line.status = 'mistaked';
      throw refusal('confirmAttemptsExceeded');
    }
    line.isConfirmed = true;
    return { withdrawalId: id };
  }

  private resend(player: Player, id: string): { email: string } {
    const line = this.own(player, 'withdrawal', id);
    if (line.status !== 'waiting' || line.isConfirmed) throw refusal('withdrawalNotFound', 404);
    line.codesSent += 1;
    line.code = codeOf(this.ledger.indexOf(line), line.codesSent);
    return { email: 'p•••@example.com' };
  }

  private listed(player: Player, flow: Flow, id: string): LedgerLine {
    if (this.kind.list === 'none') throw new AppError('Unknown', { status: 404, code: 'unknown.type' });
    return this.own(player, flow, id);
  }

  private own(player: Player, flow: Flow, id: string): LedgerLine {
    const line = this.ledger.find((one) => one.player === player && one.flow === flow && one.id === id);
    if (!line) throw refusal(`${flow}NotFound`, 404);
    return line;
  }

  private linesOf(player: Player): TransactionLine[] {
    const own = this.ledger.filter((line) => line.player === player).toReversed();
    return own.slice(0, 20).map(({ id, key, flow, methodName, amount, currency, status, at }) => ({
      id,
      clientKey: this.kind.list === 'named' ? key : undefined,
      flow,
      paymentMethod: methodName,
      amount,
      currency,
      status,
      createdAt: new Date(at).toISOString(),
      isCancellable: false,
    }));
  }
}

/** Six digits, of which no two withdrawals and no two codes of one have the same. */
const codeOf = (index: number, sent: number): string => String(100_000 + index * 100 + sent);

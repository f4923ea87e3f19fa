/** The gateway of the model of the core: keeps a ledger, loses and delays answers, and refuses as a run wants it. */
import * as v from 'valibot';
import type { Flow } from '../../contract/primitives';
import type { TransactionLine } from '../../contract/transactions';
import { WithdrawalCreateReply } from '../../contract/withdrawal';
import { AppError } from '../../core/errors/app-error';
import type { ManualClock } from '../../core/time/clock.fake';
import { depositReply } from '../test-kit/fake-gateway';
import type { ScriptedRealtime } from '../test-kit/scripted-realtime';

export type Player = 'A' | 'B';

/** What a create asks for, as the player has confirmed it. */
export interface Wanted {
  flow: Flow;
  methodName: string;
  amount: number;
  currency: string;
  destination: string;
}

/** Money that moves. */
export interface LedgerLine extends Wanted {
  id: string;
  player: Player;
  key: string;
  at: number;
  status: 'waiting' | 'processed' | 'mistaked';
}

export interface GatewayKind {
  /** The status of each answer to a repeat; undefined: the first answer, as the contract asks. */
  refusesRepeats: number | undefined;
  /** named: its lines have the key of their create. plain: they don't. none: it knows neither list nor resume. */
  list: 'named' | 'plain' | 'none';
}

/**
 * What happens to the next create. lost: carried out, the line is cut before the answer. notArrived: the line is cut
 * before it arrives. silent: carried out, no answer on an open line. late: carried out, answered when the run says so.
 * slow: held on its way, and carried out when the run says so. status: answered with it, though carried out.
 * refused: answered with it, and not carried out.
 */
export type Fate =
  { kind: 'lost' | 'notArrived' | 'silent' | 'late' | 'slow' } | { kind: 'status' | 'refused'; status: number };

type Outcome = { line: LedgerLine } | { status: number };

const lostWith = (code: string) => new AppError('No answer', { code, outcomeUnknown: true });

export class ModelGateway {
  readonly ledger: LedgerLine[] = [];
  readonly fates: Fate[] = [];
  /** Called for each create that a page sends, before anything is done with it. */
  onCreate: (key: string, player: Player) => void = () => undefined;
  /** The first outcome of each key of a player. A refusal for the token is none. */
  private readonly outcomes = new Map<string, Outcome>();
  private readonly seen = new Set<string>();
  private readonly turnedAway = new Set<string>();
  private readonly held: { deliver: () => void; lose: () => void; realtime: ScriptedRealtime }[] = [];

  constructor(
    readonly kind: GatewayKind,
    private readonly clock: ManualClock,
  ) {}

  /** A page's channel, opened with this player's token. */
  connect(realtime: ScriptedRealtime, player: Player): void {
    const answer = <R>(key: string | undefined, wanted: Wanted, reply: (id: string) => R) =>
      this.create(realtime, player, key ?? '', wanted, reply);
    realtime.script('BANKING:deposit-create', (data, { messageId }) => {
      const { amount, currency, paymentType: methodName, fields } = data;
      const wanted = { flow: 'deposit' as const, methodName, amount, currency, destination: String(fields?.['card']) };
      return answer(messageId, wanted, (id) => depositReply(id));
    });
    realtime.script('BANKING:withdrawal-create', (data, { messageId }) => {
      const { amount, currency, payment_system: methodName, wallet } = data;
      const wanted = { flow: 'withdrawal' as const, methodName, amount, currency, destination: String(wallet) };
      return answer(messageId, wanted, (withdrawalId) => v.parse(WithdrawalCreateReply, { withdrawalId }));
    });
    realtime.script('BANKING:transactions-list', () => {
      if (this.kind.list === 'none') throw new AppError('Unknown', { status: 404, code: 'unknown.type' });
      return { transactions: this.linesOf(player), hasMore: false };
    });
    realtime.script('BANKING:deposit-resume', ({ depositId }) => ({
      ...depositReply(depositId),
      status: this.own(player, 'deposit', depositId).status,
    }));
    realtime.script('BANKING:withdrawal-resume', ({ withdrawalId }) => ({
      ...v.parse(WithdrawalCreateReply, { withdrawalId }),
      status: this.own(player, 'withdrawal', withdrawalId).status,
    }));
    realtime.script('BANKING_DEPOSIT:deposit-status', ({ depositId }) => {
      const { status } = this.own(player, 'deposit', depositId, true);
      return { status: ({ waiting: 'WAITING', processed: 'PAYED', mistaked: 'CANCELED' } as const)[status] };
    });
    realtime.onDisconnect(() => {
      for (const one of this.held.filter(({ realtime: its }) => its === realtime)) one.lose();
    });
  }

  /** Whether all that came back for this key was that the token is not good: then nothing was made of it. */
  isTurnedAway(key: string): boolean {
    return this.turnedAway.has(key);
  }

  /** What is held on its way arrives, and so do late answers. */
  deliver(): void {
    for (const { deliver } of this.held.splice(0)) deliver();
  }

  /** The latest waiting transaction ends. */
  end(status: 'processed' | 'mistaked'): LedgerLine | undefined {
    const line = this.ledger.findLast((one) => one.status === 'waiting');
    if (line) line.status = status;
    return line;
  }

  private create<R>(
    realtime: ScriptedRealtime,
    player: Player,
    key: string,
    wanted: Wanted,
    reply: (id: string) => R,
  ): R | Promise<R> {
    this.onCreate(key, player);
    const fate = this.fates.shift();
    if (fate?.kind === 'refused' && fate.status === 401 && !this.seen.has(key)) this.turnedAway.add(key);
    else this.turnedAway.delete(key);
    this.seen.add(key);
    const carryOut = () => this.answerOf(player, key, wanted, reply);
    switch (fate?.kind) {
      case undefined:
        return carryOut();
      case 'refused': {
        if (!this.outcomes.has(player + key) && fate.status !== 401) this.outcomes.set(player + key, fate);
        throw new AppError('Refused', { status: fate.status });
      }
      case 'status':
        this.carriedOut(player, key, wanted);
        throw new AppError('Carried out all the same', { status: fate.status });
      case 'lost':
      case 'notArrived':
        if (fate.kind === 'lost') this.carriedOut(player, key, wanted);
        realtime.cut();
        throw lostWith('socket.networkError');
      case 'silent':
        this.carriedOut(player, key, wanted);
        throw lostWith('socket.timeout');
      case 'late':
        return this.hold(realtime, answered(carryOut));
      case 'slow':
        return this.hold(realtime, carryOut);
    }
  }

  /** After a cut a held request still arrives; only its answer is lost. */
  private hold<R>(realtime: ScriptedRealtime, carryOut: () => R): Promise<R> {
    return new Promise((resolve, reject) => {
      const deliver = () => {
        try {
          resolve(carryOut());
        } catch (error) {
          reject(error as AppError);
        }
      };
      this.held.push({ deliver, realtime, lose: () => reject(lostWith('socket.networkError')) });
    });
  }

  private answerOf<R>(player: Player, key: string, wanted: Wanted, reply: (id: string) => R): R {
    const isRepeat = this.outcomes.has(player + key);
    const outcome = this.carriedOut(player, key, wanted);
    const { refusesRepeats } = this.kind;
    if (isRepeat && refusesRepeats !== undefined) throw new AppError('Repeated', { status: refusesRepeats });
    if ('status' in outcome) throw new AppError('Refused', { status: outcome.status });
    return reply(outcome.line.id);
  }

  private carriedOut(player: Player, key: string, wanted: Wanted): Outcome {
    const known = this.outcomes.get(player + key);
    if (known) return known;
    const id = `t${this.ledger.length + 1}`;
    const line: LedgerLine = { ...wanted, id, player, key, at: this.clock.now(), status: 'waiting' };
    this.ledger.push(line);
    this.outcomes.set(player + key, { line });
    return { line };
  }

  private own(player: Player, flow: Flow, id: string, isAlwaysKnown = false): LedgerLine {
    if (this.kind.list === 'none' && !isAlwaysKnown)
      throw new AppError('Unknown', { status: 404, code: 'unknown.type' });
    const line = this.ledger.find((one) => one.player === player && one.flow === flow && one.id === id);
    if (!line) throw new AppError('Not found', { status: 404, code: `banking.${flow}NotFound` });
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

/** Asks now, and answers so each time. */
function answered<R>(ask: () => R): () => R {
  try {
    const answer = ask();
    return () => answer;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

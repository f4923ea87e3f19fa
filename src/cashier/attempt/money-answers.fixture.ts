/** How the gateway of the model of the core answers: once for each key, unless the run loses, delays or refuses it. */
import { AppError } from '../../core/errors/app-error';
import type { ScriptedRealtime } from '../test-kit/scripted-realtime';

/**
 * What happens to the next call that moves money. lost: carried out, the line is cut before the answer. notArrived: the
 * line is cut before it arrives. silent: carried out, no answer on an open line. late: carried out, answered when the run
 * says so. slow: held on its way, and carried out when the run says so. status: answered with it, though carried out.
 * refused: answered with it, and not carried out.
 */
export type Fate =
  | { kind: 'lost' | 'notArrived' | 'silent' | 'late' | 'slow' }
  | { kind: 'status' | 'refused'; status: number };

/** Asks now, and answers so each time. */
function answered<R>(ask: () => R): () => R {
  try {
    const answer = ask();
    return () => answer;
  } catch (error) {
    return refusing(error as AppError);
  }
}

const refusing = (error: AppError) => () => {
  throw error;
};
const lostWith = (code: string) => new AppError('No answer', { code, outcomeUnknown: true });

export class ModelAnswers {
  readonly fates: Fate[] = [];
  /** The first answer to each key. A refusal for the token is none. */
  private readonly outcomes = new Map<string, () => unknown>();
  private readonly seen = new Set<string>();
  private readonly turnedAway = new Set<string>();
  private readonly held: { deliver: () => void; lose: () => void; realtime: ScriptedRealtime }[] = [];

  /** `refusesRepeats`: the status of each answer to a repeat; undefined: the first answer, as the contract asks. */
  constructor(private readonly refusesRepeats: number | undefined) {}

  /** A cut of this channel loses the answers that are held. */
  watch(realtime: ScriptedRealtime): void {
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

  /** `key`: of a player; `work` is done once for it. */
  answer<R>(realtime: ScriptedRealtime, key: string, work: () => R): R | Promise<R> {
    const fate = this.fates.shift();
    if (fate?.kind === 'refused' && fate.status === 401 && !this.seen.has(key)) this.turnedAway.add(key);
    else this.turnedAway.delete(key);
    this.seen.add(key);
    const arrive = () => this.arrive(key, work);
    switch (fate?.kind) {
      case undefined:
        return arrive();
      case 'refused': {
        const refuse = refusing(new AppError('Refused', { status: fate.status }));
        if (!this.outcomes.has(key) && fate.status !== 401) this.outcomes.set(key, refuse);
        return refuse();
      }
      case 'status':
        this.carryOut(key, work);
        throw new AppError('Carried out all the same', { status: fate.status });
      case 'lost':
      case 'notArrived':
        if (fate.kind === 'lost') this.carryOut(key, work);
        realtime.cut();
        throw lostWith('socket.networkError');
      case 'silent':
        this.carryOut(key, work);
        throw lostWith('socket.timeout');
      case 'late':
        return this.hold(realtime, answered(arrive));
      case 'slow':
        return this.hold(realtime, arrive);
    }
  }

  /** After a cut a held request still arrives; only its answer is lost. */
  private hold<R>(realtime: ScriptedRealtime, arrive: () => R): Promise<R> {
    return new Promise((resolve, reject) => {
      const deliver = () => {
        try {
          resolve(arrive());
        } catch (error) {
          reject(error as AppError);
        }
      };
      this.held.push({ deliver, realtime, lose: () => reject(lostWith('socket.networkError')) });
    });
  }

  private arrive<R>(key: string, work: () => R): R {
    const isRepeat = this.outcomes.has(key);
    const outcome = this.carryOut(key, work);
    const { refusesRepeats: status } = this;
    if (isRepeat && status !== undefined) throw new AppError('Repeated', { status });
    return outcome();
  }

  private carryOut<R>(key: string, work: () => R): () => R {
    const outcome = (this.outcomes.get(key) as (() => R) | undefined) ?? answered(work);
    this.outcomes.set(key, outcome);
    return outcome;
  }
}

import { inject, injectable } from 'tsyringe';
import type { Experiment } from '../../contract/experiments';
import { HostBridge } from '../host-bridge/host-bridge';
import { Session } from '../session/session';
import { Analytics } from './analytics';

/** What the host tries out with this player. A plugin reads its own in the same way: by an `Experiment` of its folder. */
@injectable()
export class Experiments {
  private readonly seen = new Set<string>();
  private readonly reported = new Set<string>();

  constructor(
    @inject(Session) private readonly session: Pick<Session, 'experiments' | 'payload'>,
    @inject(Analytics) private readonly analytics: Pick<Analytics, 'event'>,
    @inject(HostBridge) private readonly host: Pick<HostBridge, 'send'>,
  ) {}

  /** Undefined where the player is in none, or where its value is unknown, which is reported to the host. */
  of<T>({ key, read }: Experiment<T>): T | undefined {
    // Lists and objects, which the session leaves out, are unknown values as well.
    if ((this.session.payload.experiments[key] ?? undefined) === undefined) return undefined;
    const value = this.session.experiments[key];
    const known = value === undefined ? undefined : read(value);
    if (known === undefined && !this.reported.has(key)) {
      this.reported.add(key);
      this.host.send({ messageType: 'onProblem', code: 'bad_payload', detail: `experiments.${key}` });
    }
    return known;
  }

  /** Call it where the player sees what it changes, also in the control group: the host is notified once. */
  markSeen(experiment: Experiment<unknown>): void {
    const { key } = experiment;
    if (this.seen.has(key) || this.of(experiment) === undefined) return;
    this.seen.add(key);
    this.analytics.event('experiment_seen', { key, value: this.session.experiments[key] });
  }
}

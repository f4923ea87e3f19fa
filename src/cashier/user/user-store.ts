import { makeAutoObservable } from 'mobx';
import { inject, injectable } from 'tsyringe';
import type { User } from '../../contract/user';
import { Monitoring, type MonitoredUser } from '../../core/monitoring/monitoring';
import { Realtime } from '../../core/realtime/realtime';
import { Session } from '../../core/session/session';
import { balanceIn } from './balance';
import { mergeUser, userOfPayload, type KnownUser } from './merge-user';

/** The player: what the host sent, with the pushes `login.token` merged in (spec 3 and 4). Observable. */
@injectable()
export class UserStore {
  user: KnownUser = {};
  private readonly stopListening: () => void;

  constructor(
    @inject(Session) private readonly session: Session,
    @inject(Realtime) realtime: Realtime,
    @inject(Monitoring) private readonly monitoring: Monitoring,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    this.reset();
    this.stopListening = realtime.on('login.token', this.onPush);
  }

  /** ISO 4217 or crypto code: the host's, else the gateway's. */
  get currency(): string {
    return this.session.currency || this.user.currency || '';
  }

  /** Lower-cased paymentGeo. */
  get country(): string {
    return this.session.country;
  }

  /** Major units of `currency`. */
  get balance(): number {
    return balanceIn(this.currency, this.user);
  }

  get monitoredUser(): MonitoredUser {
    const { userId, partnerKey } = this.session.payload;
    return {
      id: userId || (this.user.id_user ?? ''),
      partner_key: partnerKey || (this.user.partner_key ?? ''),
      hash_id: this.user.hash_id ?? '',
    };
  }

  /** Drops merged pushes and restores what the host sent. */
  reset(): void {
    this.user = userOfPayload(this.session.payload);
    this.monitoring.setUser(this.monitoredUser);
  }

  dispose(): void {
    this.stopListening();
  }

  private onPush(update: User): void {
    if (update.token) this.session.setToken(update.token);
    this.user = mergeUser(this.user, update);
    this.monitoring.setUser(this.monitoredUser);
  }
}

import { makeAutoObservable } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { HostBridge } from '../../core/host-bridge/host-bridge';
import { Session } from '../../core/session/session';

export const QUICK_PAGE = '/deposit/quick';

/** The small cashier that the host has asked for (`view` of its payload), until a whole one is wanted. Observable. */
@injectable()
export class QuickView {
  isOn: boolean;

  constructor(
    @inject(Session) session: Pick<Session, 'payload'>,
    @inject(HostBridge) private readonly host: Pick<HostBridge, 'send'>,
  ) {
    this.isOn = session.payload.view === 'quick';
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** For good: the host makes the frame as large as a cashier's. */
  end(): void {
    if (!this.isOn) return;
    this.isOn = false;
    this.host.send({ messageType: 'onExpand' });
  }
}

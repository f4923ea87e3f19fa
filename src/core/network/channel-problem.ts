import { inject, injectable } from 'tsyringe';
import { HTTP_PATHS } from '../../contract/http';
import { HostBridge } from '../host-bridge/host-bridge';
import { bankingUrl } from '../http/banking-url';
import { fetchJson } from '../http/fetch-json';
import { Session } from '../session/session';
import { Settings } from '../settings/settings';

/** Finds out why the channel can't be opened, and tells the host's engineer once. */
@injectable()
export class ChannelProblem {
  private isReported = false;

  constructor(
    @inject(Session) private readonly session: Session,
    @inject(Settings) private readonly settings: Pick<Settings, 'apiUrl'>,
    @inject(HostBridge) private readonly host: Pick<HostBridge, 'send'>,
  ) {}

  /**
   * Whether the gateway answers a plain call, so that something between refuses the channel alone. One call, only for a
   * channel that has failed. Never rejects.
   */
  async isBlocked(): Promise<boolean> {
    const { apiUrl } = this.settings;
    const url = bankingUrl(apiUrl, HTTP_PATHS.paymentSnippet, this.session);
    const answers = !(await fetchJson(url, this.session.token)).failure;
    if (answers && !this.isReported) {
      this.isReported = true;
      this.host.send({ messageType: 'onProblem', code: 'channel_blocked', detail: new URL(apiUrl).origin });
    }
    return answers;
  }
}

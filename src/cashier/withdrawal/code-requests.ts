import type { ReplyData } from '../../contract/realtime';
import type { Realtime } from '../../core/realtime/realtime';
import type { Clock, Random } from '../../core/time/time';
import { isUnresolved } from '../attempt/create-call';
import { untilAnswered, type Asked, type UntilAnswered } from './until-answered';

/** The calls about a withdrawal's code. Each is repeated under its key until its answer is definite, also when the page was left. */
export class CodeRequests {
  /** The code that was sent last. The same code keeps its messageId, so that a retry does not count as a second attempt. */
  private sent: (Asked & { code: string }) | undefined = undefined;
  /** A resend whose outcome is not known yet. */
  private resent: Asked | undefined = undefined;

  constructor(
    private readonly realtime: Pick<Realtime, 'request' | 'state' | 'onConnect'>,
    private readonly clock: Clock,
    private readonly random: Random,
    private readonly onLost: UntilAnswered<unknown>['onLost'],
  ) {}

  confirm(withdrawalId: string, code: string): Promise<ReplyData<'BANKING:withdrawal-confirm'>> {
    if (this.sent?.code !== code) this.sent = { code, key: this.random.uuid(), isRepeat: false };
    return this.ask(this.sent, (messageId) =>
      this.realtime.request('BANKING:withdrawal-confirm', { withdrawalId, code }, { messageId }),
    );
  }

  async resend(withdrawalId: string): Promise<ReplyData<'BANKING:withdrawal-resend'>> {
    this.resent ??= { key: this.random.uuid(), isRepeat: false };
    try {
      return await this.ask(this.resent, (messageId) =>
        this.realtime.request('BANKING:withdrawal-resend', { withdrawalId }, { messageId }),
      );
    } catch (error) {
      // Refused as the first sending: another press asks for another code.
      if (!isUnresolved(error)) this.resent = undefined;
      throw error;
    }
  }

  reset(): void {
    this.sent = this.resent = undefined;
  }

  private ask<R>(asked: Asked, send: (messageId: string) => Promise<R>): Promise<R> {
    return untilAnswered({ asked, send, onLost: this.onLost }, this.realtime, this.clock);
  }
}

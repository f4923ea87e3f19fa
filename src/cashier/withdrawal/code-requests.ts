import { inject, injectable } from 'tsyringe';
import type { ReplyData } from '../../contract/realtime';
import { Realtime } from '../../core/realtime/realtime';
import { Clock, Random } from '../../core/time/time';
import { isUnresolved } from '../attempt/create-call';
import { untilAnswered, type Asked, type UntilAnswered } from './until-answered';
import { withdrawalState, type WithdrawalState } from './withdrawal-state';

/** The calls about a withdrawal's code. Each is repeated under its key until its answer is definite, also when the page was left. */
@injectable()
export class CodeRequests {
  /** Called when an answer was lost (see `UntilAnswered`). */
  onLost: UntilAnswered<unknown>['onLost'] = () => undefined;
  /** The code that was sent last. The same code keeps its messageId, so that a retry does not count as a second attempt. */
  private sent: (Asked & { code: string }) | undefined = undefined;
  /** A resend whose outcome is not known yet. */
  private resent: Asked | undefined = undefined;

  constructor(
    @inject(Realtime) private readonly realtime: Pick<Realtime, 'request' | 'state' | 'onConnect'>,
    @inject(Clock) private readonly clock: Clock,
    @inject(Random) private readonly random: Random,
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

  /** The withdrawal's own state; undefined where the gateway can't say. Never rejects. */
  state(withdrawalId: string): Promise<WithdrawalState | undefined> {
    return withdrawalState(withdrawalId, this.realtime, this.clock);
  }

  reset(): void {
    this.sent = this.resent = undefined;
  }

  private ask<R>(asked: Asked, send: (messageId: string) => Promise<R>): Promise<R> {
    return untilAnswered({ asked, send, onLost: this.onLost }, this.realtime, this.clock);
  }
}

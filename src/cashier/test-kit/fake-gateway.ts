import type { DepositCreateReply, DepositCreateRequest } from '../../contract/deposit';
import { AppError } from '../../core/errors/app-error';
import type { ScriptedRealtime } from './scripted-realtime';

type Answer = DepositCreateReply | AppError;

/**
 * Creates deposits as the gateway does: a known messageId gets its first answer again, so `deposits` holds those that
 * really exist. `loseReplies`: that many requests arrive, and the channel is cut before they are answered.
 */
export class FakeGateway {
  readonly deposits: DepositCreateRequest[] = [];
  loseReplies = 0;
  /** Error statuses for the next creates. The creates are carried out all the same, except for a 401. */
  readonly troubles: number[] = [];
  /** The status with which every repeat of a key is refused, although the first sending was carried out. */
  refuseRepeats: number | undefined = undefined;
  /** Answers for the next new creates, in place of a plain deposit. */
  readonly nextAnswers: Answer[] = [];
  private readonly answers = new Map<string, Answer>();

  constructor(private readonly realtime: ScriptedRealtime) {
    realtime.script('BANKING:deposit-create', (data, { messageId = '' }) => {
      if (this.troubles[0] === 401) throw new AppError('', { status: this.troubles.shift() });
      const known = this.answers.get(messageId);
      if (known && this.refuseRepeats !== undefined) throw new AppError('Duplicate', { status: this.refuseRepeats });
      const answer = known ?? this.create(data);
      this.answers.set(messageId, answer);
      if (this.loseReplies > 0) {
        this.loseReplies -= 1;
        this.realtime.cut();
        throw new AppError('Cut', { code: 'socket.networkError', outcomeUnknown: true });
      }
      const status = this.troubles.shift();
      if (status !== undefined) throw new AppError('', { status });
      if (answer instanceof AppError) throw answer;
      return answer;
    });
  }

  private create(data: DepositCreateRequest): Answer {
    const given = this.nextAnswers.shift();
    if (given) return given;
    this.deposits.push(data);
    return depositReply(`d${this.deposits.length}`);
  }
}

export function depositReply(
  depositId: string,
  apiResponse: Partial<DepositCreateReply['apiResponse']> = {},
): DepositCreateReply {
  return {
    apiResponse: {
      source: undefined,
      method: 'GET',
      data: null,
      isFieldsRequired: false,
      pageId: null,
      ...apiResponse,
    },
    depositId,
    fields: [],
  };
}

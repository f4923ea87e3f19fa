import { inject, injectable } from 'tsyringe';
import { DepositRequests } from '@/cashier/deposit/deposit-requests';
import type { DepositInput } from '@/cashier/deposit/deposit-form';
import type { SubmitPlan } from '@/cashier/submission/submission';
import type { ApiResponse } from '@/contract/api-response';
import type { PaymentMethod } from '@/contract/method';
import type { ReplyData, RequestData } from '@/contract/realtime';
import { AppError } from '@/core/errors/app-error';
import { Realtime } from '@/core/realtime/realtime';
import { judgeP2P, p2pRequest, requiredFields } from './p2p-requests';
import { PlayerScore } from './player-score';
import { ReservationTime } from './reservation-time';
import { ReservedDeposit } from './reserved-deposit';

type Reply = ReplyData<'BANKING_DEPOSIT:deposit-create-p2p'>;

/** Creates a peer-to-peer deposit: the player's score, then the create (spec 4, "Peer-to-peer"). */
@injectable()
export class P2PCreate {
  constructor(
    @inject(DepositRequests) private readonly requests: DepositRequests,
    @inject(PlayerScore) private readonly score: PlayerScore,
    @inject(ReservedDeposit) private readonly reserved: ReservedDeposit,
    @inject(ReservationTime) private readonly time: ReservationTime,
    @inject(Realtime) private readonly realtime: Realtime,
  ) {}

  /** What is sent when the player confirms this input now: however long the question and the score take, nothing changes it. */
  planOf(method: PaymentMethod, input: DepositInput): Omit<SubmitPlan<Reply>, 'form' | 'onAccountGone'> {
    const { data: wanted, wish } = this.requests.orderOf(method, input);
    let data: RequestData<'BANKING_DEPOSIT:deposit-create-p2p'>;
    return {
      wish,
      about: wanted,
      window: 'button',
      prepare: async () => {
        data = p2pRequest(wanted, await this.score.of(method, wanted.amount, wanted.currency));
      },
      send: (messageId, depositId) => {
        const continued = depositId === undefined ? data : { ...data, depositId };
        return this.realtime.request('BANKING_DEPOSIT:deposit-create-p2p', continued, { messageId });
      },
      judge: judgeP2P,
      fieldsOf: requiredFields,
      responseOf,
      onCreated: ({ deposit }, { startedAt }) => this.time.learn(startedAt, deposit?.created),
      pageAfter: async (reply) => {
        // A reply with only an id is enough: the invoice page requests the deposit again.
        if (!reply.deposit && !reply.unifiedFlow && reply.depositId == null) {
          throw new AppError('No deposit in the reply', { code: 'deposit.none' });
        }
        await this.reserved.take(method.name, reply);
        return this.reserved.path;
      },
    };
  }
}

/** The card itself is in no transaction: it is decrypted and kept by `ReservedDeposit` alone. */
const responseOf = ({ unifiedFlow }: Reply): ApiResponse => ({
  method: 'GET',
  data: unifiedFlow ? { unifiedFlow } : null,
  isFieldsRequired: false,
});

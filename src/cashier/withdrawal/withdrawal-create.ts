import { inject, injectable } from 'tsyringe';
import type { PaymentMethod } from '../../contract/method';
import type { WithdrawalCreateReply, WithdrawalCreateRequest } from '../../contract/withdrawal';
import { Realtime } from '../../core/realtime/realtime';
import { Registry } from '../../kernel/registry-token';
import { SavedAccounts } from '../accounts/saved-accounts';
import { AttemptStore } from '../attempt/attempt-store';
import type { PaymentInput } from '../form/read-form';
import { completePath } from '../payment-page/complete-path';
import { makeOrder, type Order } from '../submission/order';
import type { SubmitOptions, SubmitPlan } from '../submission/submission';
import { PendingConfirmation } from '../attempt/pending-confirmation';
import { apiResponseOf, judgeWithdrawal } from './withdrawal-reply';
import { WithdrawalRequests } from './withdrawal-requests';

export const CONFIRM_PAGE = '/withdrawal/confirm';

export type WithdrawalOrder = Order<WithdrawalCreateRequest>;

/** The parts of a submission that only the request and the reply of a withdrawal decide. */
type CreatePlan = Pick<
  SubmitPlan<WithdrawalCreateReply>,
  'wish' | 'about' | 'window' | 'send' | 'judge' | 'fieldsOf' | 'responseOf' | 'onCreated'
> & { pageAfter(reply: WithdrawalCreateReply): string };

/** Creates one withdrawal and handles what its reply asks for (spec 4, "Withdrawal"). */
@injectable()
export class WithdrawalCreate {
  constructor(
    @inject(WithdrawalRequests) private readonly requests: WithdrawalRequests,
    @inject(AttemptStore) readonly attempts: Pick<AttemptStore, 'wishes' | 'latest'>,
    @inject(PendingConfirmation) private readonly confirmation: PendingConfirmation,
    @inject(Realtime) private readonly realtime: Realtime,
    @inject(Registry) private readonly registry: Registry,
    @inject(SavedAccounts) readonly accounts: SavedAccounts,
  ) {}

  /** What is sent when the player confirms this input now. */
  orderOf(method: PaymentMethod, input: PaymentInput): WithdrawalOrder {
    return makeOrder('withdrawal', method, this.requests.createRequest(method, input), this);
  }

  planOf({ method, data, wish }: WithdrawalOrder, { nextPage, wantsWindow = true }: SubmitOptions): CreatePlan {
    return {
      wish,
      about: { accountId: data.accountId },
      // No window is reserved: few withdrawals have a page of the provider's, so for most a blank window would only flash.
      window: wantsWindow ? 'reply' : 'button',
      send: (messageId, withdrawalId) => {
        const continued = withdrawalId === undefined ? data : { ...data, withdrawalId };
        return this.realtime.request('BANKING:withdrawal-create', continued, { messageId });
      },
      judge: judgeWithdrawal,
      fieldsOf: ({ fields }) => fields,
      responseOf: apiResponseOf,
      onCreated: (reply, { intent, transactionId }) => {
        if (!reply.confirmationRequested || transactionId == null) return;
        this.confirmation.begin({ ...intent, withdrawalId: transactionId }, reply);
      },
      pageAfter: (reply) => this.pageAfter(reply, method, nextPage ?? completePath('withdrawal')),
    };
  }

  private pageAfter(reply: WithdrawalCreateReply, method: PaymentMethod, nextPage: string): string {
    // Without an id the withdrawal can neither be confirmed nor made again: the page says that it can't be followed.
    if (reply.confirmationRequested) return reply.withdrawalId == null ? nextPage : CONFIRM_PAGE;
    return this.registry.pathForReply('withdrawal', apiResponseOf(reply), method) ?? nextPage;
  }
}

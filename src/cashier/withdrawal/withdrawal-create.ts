import { inject, injectable } from 'tsyringe';
import type { MethodField, PaymentMethod } from '../../contract/method';
import type { WithdrawalCreateReply, WithdrawalCreateRequest } from '../../contract/withdrawal';
import { AppError } from '../../core/errors/app-error';
import { ErrorHandler } from '../../core/errors/error-handler';
import { Realtime } from '../../core/realtime/realtime';
import { Registry } from '../../kernel/registry-token';
import type { AttemptIntent, AttemptRecord } from '../attempt/attempt-record';
import { SavedAccounts } from '../accounts/saved-accounts';
import { AttemptStore } from '../attempt/attempt-store';
import { CurrentTransaction } from '../attempt/current-transaction';
import type { PaymentInput } from '../form/read-form';
import { PaymentWindow } from '../payment-window/payment-window';
import { SourceTurn } from '../payment-window/source-turn';
import { PendingConfirmation } from './pending-confirmation';
import { apiResponseOf, judgeWithdrawal } from './withdrawal-reply';
import { WithdrawalRequests } from './withdrawal-requests';

export const CONFIRM_PAGE = '/withdrawal/confirm';

export type CreateOutcome =
  | { kind: 'blocked' }
  /** The gateway requires these fields to be filled in first. */
  | { kind: 'needsFields'; fields: readonly MethodField[] }
  /** Created, or to be confirmed: the page to show next. */
  | { kind: 'page'; path: string };

/** What the player has confirmed. Nothing changes it any more: this is what is sent. */
export interface WithdrawalOrder {
  method: PaymentMethod;
  data: WithdrawalCreateRequest;
  wish: AttemptIntent;
}

export interface CreatePlan {
  /** The next page when no page claims the reply. */
  nextPage: string;
  wantsWindow: boolean;
}

/** Creates one withdrawal and handles what its reply asks for (spec 4, "Withdrawal"). */
@injectable()
export class WithdrawalCreate {
  private readonly source: SourceTurn;
  private isEnded = false;

  constructor(
    @inject(WithdrawalRequests) private readonly requests: WithdrawalRequests,
    @inject(AttemptStore) private readonly attempts: AttemptStore,
    @inject(CurrentTransaction) private readonly transaction: CurrentTransaction,
    @inject(PendingConfirmation) private readonly confirmation: PendingConfirmation,
    @inject(PaymentWindow) private readonly paymentWindow: PaymentWindow,
    @inject(Realtime) private readonly realtime: Realtime,
    @inject(Registry) private readonly registry: Registry,
    @inject(ErrorHandler) private readonly errors: ErrorHandler,
    @inject(SavedAccounts) private readonly accounts: SavedAccounts,
  ) {
    this.source = new SourceTurn(paymentWindow, realtime);
  }

  /** What is sent when the player confirms this input now. */
  orderOf(method: PaymentMethod, input: PaymentInput): WithdrawalOrder {
    const begun = this.attempts.idToContinue('withdrawal', method.name);
    const account = this.accounts.partFor('withdrawal', method);
    const data = { ...this.requests.createRequest(method, input, begun), ...account };
    const { amount, currency } = data;
    const label = this.accounts.chosen('withdrawal', method)?.label;
    const intent = { flow: 'withdrawal', methodName: method.name, amount, currency } as const;
    return { method, data, wish: this.attempts.wishOf(intent, data, label) };
  }

  /** Rejects with an AppError when the outcome is definite, or as `unresolved`. */
  async run({ method, data, wish }: WithdrawalOrder, { nextPage, wantsWindow }: CreatePlan): Promise<CreateOutcome> {
    // No window is reserved: few withdrawals have a page of the provider's, so for most a blank window would only flash.
    this.source.start(false);
    const reply = await this.attempts.create({
      intent: wish,
      send: (messageId) => this.realtime.request('BANKING:withdrawal-create', data, { messageId }),
      judge: judgeWithdrawal,
      onCreated: (created, attempt) => this.onCreated(created, attempt, wantsWindow),
    });
    return this.outcomeOf(reply, method, nextPage);
  }

  /** Called when the player has left the page: nothing is opened any more. */
  end(): void {
    this.isEnded = true;
    this.source.end();
  }

  private onCreated(
    reply: WithdrawalCreateReply,
    { intent, transactionId, key }: AttemptRecord,
    wantsWindow: boolean,
  ): void {
    this.accounts.outdate('withdrawal');
    const { data, pageId, source } = apiResponseOf(reply);
    const id = transactionId ?? undefined;
    if (id === undefined) this.errors.report(new AppError('A withdrawal has no id', { code: 'withdrawal.noId' }));
    this.transaction.set({ ...intent, id, key, data, pageId: pageId ?? undefined, hasPage: Boolean(source) });
    if (reply.confirmationRequested) {
      if (id !== undefined) this.confirmation.begin({ ...intent, withdrawalId: id }, reply);
      return;
    }
    this.source.open(apiResponseOf(reply));
    // The withdrawal exists all the same; its page says that the provider's page cannot be opened.
    if (this.source.failure !== undefined) this.errors.report(this.source.failure);
    // The click was not long ago, so most browsers still allow a window. A blocked page stays a button on the next
    // page, and a page that was left to an app or the system's browser is not opened a second time.
    if (wantsWindow && !this.isEnded && this.paymentWindow.reason !== 'outside') this.paymentWindow.openPending();
  }

  private outcomeOf(reply: WithdrawalCreateReply, method: PaymentMethod, nextPage: string): CreateOutcome {
    const apiResponse = apiResponseOf(reply);
    if (reply.withdrawalBlocked) return { kind: 'blocked' };
    if (reply.confirmationRequested) {
      // Without an id the withdrawal can neither be confirmed nor made again: the page says that it can't be followed.
      return { kind: 'page', path: reply.withdrawalId == null ? nextPage : CONFIRM_PAGE };
    }
    if (judgeWithdrawal(reply).kind === 'fieldsRequired') {
      if (!reply.fields?.length) throw new AppError('No fields in the reply', { code: 'withdrawal.noFields' });
      return { kind: 'needsFields', fields: reply.fields };
    }
    return { kind: 'page', path: this.registry.pathForReply('withdrawal', apiResponse, method) ?? nextPage };
  }
}

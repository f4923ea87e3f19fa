import { when } from 'mobx';
import { inject, injectable } from 'tsyringe';
import type { ApiResponse } from '../../contract/api-response';
import { ErrorHandler } from '../../core/errors/error-handler';
import { Navigation } from '../../kernel/navigation';
import type { AttemptRecord } from '../attempt/attempt-record';
import { AttemptStore } from '../attempt/attempt-store';
import { StoredOwner } from '../attempt/stored-owner';
import { completePath } from '../payment-page/complete-path';
import { PaymentWindow } from '../payment-window/payment-window';
import { ReplyPage } from './reply-page';
import { TransactionDetails } from './transaction-details';

/**
 * Offers the provider's page again: it may never have opened in the earlier view, or was closed with it, and its address
 * is never stored.
 */
@injectable()
export class ProviderPage {
  private turn = new AbortController();

  constructor(
    @inject(PaymentWindow) private readonly paymentWindow: PaymentWindow,
    @inject(TransactionDetails) private readonly details: TransactionDetails,
    @inject(ReplyPage) private readonly replyPage: ReplyPage,
    @inject(AttemptStore) private readonly attempts: AttemptStore,
    @inject(StoredOwner) private readonly owner: StoredOwner,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(ErrorHandler) private readonly errors: ErrorHandler,
  ) {}

  reset(): void {
    this.paymentWindow.reset();
  }

  offer(response: ApiResponse): void {
    try {
      this.paymentWindow.offer(response);
    } catch (error) {
      this.errors.report(error);
    }
  }

  /**
   * Asks the gateway for it while the player is on the complete page, which shows only what storage has. `isLate`: the
   * complete page stands in for a page of ours, which is opened as soon as the gateway has sent its data. Never rejects.
   */
  async offerOn(path: string, asked: AttemptRecord | undefined, isLate = false): Promise<void> {
    // A create whose reply was lost may have been found since.
    const attempt = asked && this.attempts.find(asked.key);
    if (attempt?.transactionId == null || attempt.step === 'ended') return;
    const { transactionId: id, key } = attempt;
    const { flow } = attempt.intent;
    if (path !== completePath(flow)) return;
    this.turn.abort();
    const { signal } = (this.turn = new AbortController());
    try {
      await when(() => this.navigation.path === path, { signal });
      const stop = when(
        () => this.navigation.path !== path,
        () => this.turn.abort(),
      );
      await when(() => this.owner.isPlayers(flow, id) !== undefined, { signal });
      const own = this.owner.isPlayers(flow, id) ? await this.fetch(attempt, id, signal) : undefined;
      stop();
      const isOpen = this.attempts.find(key)?.step === 'created' && !signal.aborted;
      if (isLate && isOpen && own !== undefined) await this.navigation.go(own, { replace: true });
    } catch (error) {
      if (!signal.aborted) this.errors.report(error);
    }
  }

  dispose(): void {
    this.turn.abort();
  }

  /** Offers it, and returns the page that this design has for the response. */
  private async fetch(attempt: AttemptRecord, id: string, signal: AbortSignal): Promise<string | undefined> {
    if (this.paymentWindow.isOpen) return undefined;
    const outcome = await this.details.fetch(id, attempt, signal);
    if (outcome.kind !== 'found') return undefined;
    this.offer(outcome.response);
    return this.replyPage.of(attempt.intent, outcome.response);
  }
}

import { inject, injectable } from 'tsyringe';
import type { ApiResponse } from '../../contract/api-response';
import { Navigation } from '../../kernel/navigation';
import { Registry } from '../../kernel/registry-token';
import { AttemptStore } from '../attempt/attempt-store';
import { CurrentTransaction } from '../attempt/current-transaction';
import { PendingConfirmation, type ConfirmationRecord } from '../attempt/pending-confirmation';
import { MethodsStore } from '../methods/methods-store';
import { completePath } from '../payment-page/complete-path';
import { TransactionStatusStore } from '../status/transaction-status-store';

/** What follows once a withdrawal is confirmed. */
@injectable()
export class ConfirmedWithdrawal {
  constructor(
    @inject(PendingConfirmation) private readonly pending: PendingConfirmation,
    @inject(AttemptStore) private readonly attempts: AttemptStore,
    @inject(CurrentTransaction) private readonly transaction: CurrentTransaction,
    @inject(TransactionStatusStore) private readonly statuses: TransactionStatusStore,
    @inject(MethodsStore) private readonly methods: Pick<MethodsStore, 'known'>,
    @inject(Registry) private readonly registry: Registry,
    @inject(Navigation) private readonly navigation: Navigation,
  ) {}

  /** It waits for its code no more, and the host hears of it. */
  settle(withdrawalId: string): void {
    this.pending.end(withdrawalId);
    this.attempts.tellHost('withdrawal', withdrawalId);
  }

  /** Shows the page with what the money is collected with; the complete page if there is none or the money has been collected. */
  async show(confirmed: ConfirmationRecord, response: ApiResponse | undefined): Promise<void> {
    const { withdrawalId: id, methodName, amount, currency } = confirmed;
    const held = this.transaction.current?.id === id ? this.transaction.current : undefined;
    if (response || !held) {
      const { data = null, pageId } = response ?? {};
      this.transaction.set({ flow: 'withdrawal', id, methodName, amount, currency, data, pageId: pageId ?? undefined });
    }
    const reply = response ?? held;
    const hasEnded = this.statuses.statusOf('withdrawal', id) === 'processed';
    const method = this.methods.known.find(({ name }) => name === methodName);
    const own = hasEnded || !reply ? undefined : this.registry.pathForReply('withdrawal', reply, method);
    await this.navigation.go(own ?? completePath('withdrawal'));
  }
}

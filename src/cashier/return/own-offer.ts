import { makeAutoObservable } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { PendingConfirmation, type ConfirmationRecord } from '../attempt/pending-confirmation';
import { StoredOwner } from '../attempt/stored-owner';
import { isEndStatus } from '../status/status-rules';
import { TransactionStatusStore } from '../status/transaction-status-store';
import { ContinueOffer, type WaitingPayment } from './continue-offer';

/** What the list offers of the payments that this tab knows. Observable. */
@injectable()
export class OwnOffer {
  constructor(
    @inject(ContinueOffer) private readonly left: Pick<ContinueOffer, 'payment'>,
    @inject(PendingConfirmation) private readonly confirmation: PendingConfirmation,
    @inject(StoredOwner) private readonly owner: StoredOwner,
    @inject(TransactionStatusStore) private readonly statuses: TransactionStatusStore,
  ) {
    makeAutoObservable(this);
  }

  /** The payment that the player left before it ended. */
  get payment(): WaitingPayment | undefined {
    return this.left.payment;
  }

  /** The withdrawal that waits for the code from the player's e-mail. */
  get code(): ConfirmationRecord | undefined {
    const { current, waiting } = this.confirmation;
    return (
      current &&
      [current, ...waiting].find(
        ({ withdrawalId: id }) =>
          this.owner.isPlayers('withdrawal', id) === true && !isEndStatus(this.statuses.statusOf('withdrawal', id)),
      )
    );
  }
}

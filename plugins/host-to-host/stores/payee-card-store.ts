import { makeAutoObservable, runInAction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { decryptCard } from '@/cashier/card/decrypt-card';
import { ErrorHandler } from '@/core/errors/error-handler';
import type { PayeeCard } from '../payee/read-payee';

/** The payee's card number, kept in memory only. */
@injectable()
export class PayeeCardStore {
  /** Digits; undefined while the number is being decrypted, and when it can't be. */
  number: string | undefined = undefined;
  isBroken = false;
  private requestId = 0;

  constructor(@inject(ErrorHandler) private readonly errors: ErrorHandler) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Resolves when the number is decrypted or turns out to be unreadable. Never rejects; a later call wins. */
  async show({ number, encoded }: PayeeCard): Promise<void> {
    this.reset();
    const { requestId } = this;
    if (!encoded) {
      this.number = number;
      return;
    }
    try {
      const decrypted = await decryptCard(encoded);
      if (requestId === this.requestId) runInAction(() => (this.number = decrypted));
    } catch (error) {
      this.errors.report(error);
      if (requestId === this.requestId) runInAction(() => (this.isBroken = true));
    }
  }

  reset(): void {
    this.requestId += 1;
    this.number = undefined;
    this.isBroken = false;
  }
}

import { makeAutoObservable, runInAction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { decryptCard } from '@/cashier/card/decrypt-card';
import { isEmptyFlow } from '@/contract/api-response';
import type { P2PDeposit } from '@/contract/deposit';
import type { ReplyData } from '@/contract/realtime';
import { AppError } from '@/core/errors/app-error';
import { ErrorHandler } from '@/core/errors/error-handler';
import { Realtime } from '@/core/realtime/realtime';
import { PATHS } from '../paths';
import { expiryOf } from './expiry';

type Bank = ReplyData<'BANKING_DEPOSIT:bank-get'>;
type Found = ReplyData<'BANKING_DEPOSIT:deposit-check'>;

const PAN = /^\d{12,19}$/;
const BIN_DIGITS = 8;

/**
 * The deposit whose card is reserved, with the card made readable. In memory only: the number is never stored or told.
 * One per plugin scope.
 */
@injectable()
export class ReservedDeposit {
  methodName: string | undefined = undefined;
  deposit: P2PDeposit | undefined = undefined;
  unifiedFlow: Found['unifiedFlow'] = undefined;
  /** Digits; undefined when there is none, it can't be read, or the amount can't. */
  cardNumber: string | undefined = undefined;
  /** Undefined until it is known, or when nobody knows it. */
  bank: Bank | undefined = undefined;

  constructor(
    @inject(Realtime) private readonly realtime: Realtime,
    @inject(ErrorHandler) private readonly errors: ErrorHandler,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Milliseconds since the epoch by the server. */
  get expiresAt(): number | undefined {
    return this.deposit && expiryOf(this.deposit);
  }

  /** The page that shows it: the server's own flow, or the invoice with the card. */
  get path(): string {
    return this.unifiedFlow ? PATHS.unifiedForm : PATHS.invoice;
  }

  /** Resolves when the card has been read, or found unreadable: that is reported and leaves no number. */
  async take(methodName: string, { deposit, unifiedFlow: flow }: Found): Promise<void> {
    const unifiedFlow = flow && !isEmptyFlow(flow) ? flow : undefined;
    // With a flow of the server's own the card need not be there; without one it is of no use without the amount.
    const isInvoice = !unifiedFlow && deposit?.payment_amount != null && deposit.payment_currency != null;
    const hasCard = unifiedFlow && (deposit?.card?.encoded || deposit?.card?.number);
    const number = deposit && (isInvoice || hasCard) ? await this.readCard(deposit) : undefined;
    runInAction(() => {
      this.methodName = methodName;
      this.deposit = deposit ?? undefined;
      this.unifiedFlow = unifiedFlow;
      this.cardNumber = number;
      this.bank = undefined;
    });
    if (deposit && this.expiresAt === undefined) {
      this.errors.report(new AppError('The deposit has no readable expiry', { code: 'p2p.badExpiry' }));
    }
    if (number !== undefined) void this.findBank(methodName, number);
  }

  reset(): void {
    this.methodName = undefined;
    this.deposit = undefined;
    this.unifiedFlow = undefined;
    this.cardNumber = undefined;
    this.bank = undefined;
  }

  private async readCard({ card }: P2PDeposit): Promise<string | undefined> {
    try {
      if (card.encoded) return await decryptCard(card.encoded);
      const number = card.number?.replace(/[\s-]/g, '') ?? '';
      if (PAN.test(number)) return number;
      throw new AppError('Error while decrypting data', { code: 'card.decryptFailed' });
    } catch (error) {
      this.errors.report(error);
      return undefined;
    }
  }

  /** Nothing waits for it: a card can be paid without its bank's name. */
  private async findBank(methodName: string, number: string): Promise<void> {
    const bin = number.slice(0, BIN_DIGITS);
    try {
      const bank = await this.realtime.request('BANKING_DEPOSIT:bank-get', { payment_method: methodName, bin });
      if (this.cardNumber === number) runInAction(() => (this.bank = bank));
    } catch (error) {
      this.errors.report(new AppError('No bank for this card', { code: 'p2p.bankNotFound', cause: error }));
    }
  }
}

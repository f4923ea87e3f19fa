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

type Bank = ReplyData<'BANKING_DEPOSIT:bank-get'>;
type Found = ReplyData<'BANKING_DEPOSIT:deposit-check'>;

const PAN = /^\d{12,19}$/;
const BIN_DIGITS = 8;

/** Longest plausible reservation in minutes, a day; a longer one is treated as the provider's mistake. */
const LONGEST_MINUTES = 24 * 60;

/**
 * The deposit whose card is reserved, with the decrypted card number. It stays in memory: the number is never stored or
 * sent anywhere. One per plugin scope.
 */
@injectable()
export class ReservedDeposit {
  deposit: P2PDeposit | undefined = undefined;
  unifiedFlow: Found['unifiedFlow'] = undefined;
  /** Digits; undefined when there is no card, the card can't be decrypted, or the amount is unknown. */
  cardNumber: string | undefined = undefined;
  /** Undefined until the bank is known, or when the gateway does not know it. */
  bank: Bank | undefined = undefined;

  constructor(
    @inject(Realtime) private readonly realtime: Realtime,
    @inject(ErrorHandler) private readonly errors: ErrorHandler,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get isHeld(): boolean {
    return this.deposit !== undefined || this.unifiedFlow !== undefined;
  }

  /** End of the reservation, in milliseconds since the epoch by the server's clock; undefined when it can't be read. */
  get expiresAt(): number | undefined {
    const { created, timeout_minutes: minutes } = this.deposit ?? {};
    const start = Date.parse(created ?? '');
    const isReadable = !Number.isNaN(start) && minutes != null && minutes > 0 && minutes <= LONGEST_MINUTES;
    return isReadable ? start + minutes * 60_000 : undefined;
  }

  /** Path of the page for this deposit: the server-driven flow, or the invoice with the card. */
  get path(): string {
    return this.unifiedFlow ? PATHS.unifiedForm : PATHS.invoice;
  }

  /** Resolves when the card has been read. An unreadable card is reported and leaves `cardNumber` undefined. */
  async take(methodName: string, { deposit, unifiedFlow: flow }: Found): Promise<void> {
    const unifiedFlow = flow && !isEmptyFlow(flow) ? flow : undefined;
    const number = deposit && isCardNeeded(deposit, unifiedFlow) ? await this.readCard(deposit) : undefined;
    this.hold(deposit ?? undefined, unifiedFlow, number);
    if (deposit && this.expiresAt === undefined) {
      this.errors.report(new AppError('The deposit has no readable expiry', { code: 'p2p.badExpiry' }));
    }
    if (number !== undefined) void this.findBank(methodName, number);
  }

  reset(): void {
    this.hold();
  }

  private hold(deposit?: P2PDeposit, unifiedFlow?: Found['unifiedFlow'], cardNumber?: string): void {
    this.deposit = deposit;
    this.unifiedFlow = unifiedFlow;
    this.cardNumber = cardNumber;
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

  /** Not awaited: a card can be paid without its bank's name. */
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

/** A server-driven flow may come without a card. Without such a flow, a card is useless unless the amount is known. */
function isCardNeeded({ card, payment_amount, payment_currency }: P2PDeposit, flow: Found['unifiedFlow']): boolean {
  if (flow) return Boolean(card?.encoded || card?.number);
  return payment_amount != null && payment_currency != null;
}

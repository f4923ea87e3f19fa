import type { Transaction } from '@/cashier/attempt/current-transaction';
import type { ApiResponseData, EncodedCard } from '@/contract/api-response';
import type { Text } from '@/contract/primitives';
import { passesCheckDigits } from '@/cashier/form/account/check-digits';

export interface PayeeCard {
  /** Digits only. Either this or `encoded` is set. */
  number: string | undefined;
  encoded: EncodedCard | undefined;
  holder: string | undefined;
  bank: string | undefined;
}

export interface Requisite {
  name: string;
  label: string | Text;
  value: string;
}

/** Why nothing can be paid, for monitoring; never includes a number. */
export type PayeeFault = 'empty' | 'blankValue' | 'cardNumber' | 'checkDigits';

export type PayeeReading =
  | {
      kind: 'payable';
      card: PayeeCard | undefined;
      requisites: readonly Requisite[];
      /** ISO 8601 UTC. */
      expiresAt: string | undefined;
    }
  /** Must not be shown as payable. */
  | { kind: 'refused'; fault: PayeeFault }
  /**
   * The reply names no payee: the player pays on the provider's page, or the page was reloaded, since reply data is
   * never stored.
   */
  | { kind: 'none' };

/** A card number's digits by ISO/IEC 7812-1. */
const PAN = /^\d{12,19}$/;

/**
 * Reads the payee from a deposit's create reply. One invalid value refuses all of them, because half an account number
 * is useless. Pure.
 */
export function readPayee(transaction: Transaction | undefined): PayeeReading {
  const { card, requisites, expiresAt } = transaction?.data ?? {};
  if (!card && !requisites) return { kind: 'none' };
  if (!card && requisites?.length === 0) return refused('empty');
  const rows = requisites ?? [];
  if (rows.some(({ value }) => value.trim() === '')) return refused('blankValue');
  if (rows.some(({ name, value }) => !passesCheckDigits(name, value))) return refused('checkDigits');
  const payeeCard = card ? readCard(card) : undefined;
  if (payeeCard === 'unreadable') return refused('cardNumber');
  return { kind: 'payable', card: payeeCard, requisites: rows, expiresAt: card?.expiresAt ?? expiresAt ?? undefined };
}

function readCard({ encoded, number, holder, bank }: NonNullable<ApiResponseData['card']>): PayeeCard | 'unreadable' {
  const rest = { holder: holder?.trim() || undefined, bank: bank?.trim() || undefined };
  if (encoded) return { ...rest, encoded, number: undefined };
  const digits = number?.replace(/[\s-]/g, '') ?? '';
  return PAN.test(digits) ? { ...rest, encoded: undefined, number: digits } : 'unreadable';
}

const refused = (fault: PayeeFault): PayeeReading => ({ kind: 'refused', fault });

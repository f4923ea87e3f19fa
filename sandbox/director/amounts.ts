/**
 * Amounts whose cents have the same effect for every method. The cents with an effect in one plugin only are listed in
 * its simulator; plugins don't use these cents for anything else.
 */
import Big from 'big.js';
import type { DeclineReason } from '../../src/contract/decline';
import type { Action } from './scenario';

interface AmountEnd {
  /** How the payment ends on its own, ENDS_AFTER_MS after its create. */
  status: 'processed' | 'mistaked';
  reason?: DeclineReason;
  isFinal?: boolean;
}

export const ENDS_AFTER_MS = 3000;

export const AMOUNT_ENDS: Readonly<Record<string, AmountEnd>> = {
  '71': { status: 'processed' },
  '72': { status: 'mistaked', reason: 'insufficient_funds' },
  '73': { status: 'mistaked', reason: 'declined_by_bank', isFinal: true },
  '74': { status: 'mistaked', reason: 'expired' },
};

const refused = (message: string): Action => ({
  do: 'answer',
  refuse: { status: 400, code: 'banking.merchantClientError', message },
});

/** Effects on the create itself. Some plugins also refuse .13 themselves, in the same words, for tests without a director. */
export const AMOUNT_ACTIONS: Readonly<Record<string, Action>> = {
  '13': refused('The bank does not accept this amount. Try another one.'),
  '75': refused('Refused by the amount'),
  '76': { do: 'answer', delayMs: 8000 },
  '77': { do: 'answer', dropReply: true },
  '78': { do: 'answer', trouble: 500 },
  '79': { do: 'cut', seconds: 5 },
};

/** Descriptions, as in docs/flow-director.md. */
export const AMOUNTS: Readonly<Record<string, string>> = {
  '13': 'refused before anything is made',
  '71': 'paid after 3 s',
  '72': 'declined after 3 s: not enough money',
  '73': 'declined after 3 s by the bank, for good',
  '74': 'declined after 3 s: its time was over',
  '75': 'refused before anything is made',
  '76': 'answered after 8 s',
  '77': 'made, and the answer is lost',
  '78': 'made, and answered with status 500',
  '79': 'made, and the line is cut for 5 s',
};

/** The last two decimals of an amount in major units, e.g. `71` of 50.71. */
export const centsOf = (amount: string | number): string => new Big(amount).toFixed(2).slice(-2);

const EVENT = 'amount:';
/** The event that ends a transaction of this amount, if its cents have one. */
export const amountEvent = (amount: string): string | undefined =>
  centsOf(amount) in AMOUNT_ENDS ? EVENT + centsOf(amount) : undefined;
export const endOfEvent = (event: string): AmountEnd | undefined =>
  event.startsWith(EVENT) ? AMOUNT_ENDS[event.slice(EVENT.length)] : undefined;

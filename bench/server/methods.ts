/** N payment methods, with the same names and icons for all candidates. */
import type { PaymentMethod } from '../../src/contract/method';

export const COUNTRY = 'de';
export const CURRENCY = 'EUR';

/** Adyen's types that have a form or page of their own here; every other method is a redirect, as most are. */
const ADYEN_TYPES = ['sepadirectdebit', 'scheme', 'mbway', 'blik', 'pix', 'upi', 'bankTransfer_IBAN', 'boletobancario'];

const FIRST = [
  'North',
  'Silver',
  'Blue',
  'Swift',
  'Clear',
  'Iron',
  'Bright',
  'Open',
  'Prime',
  'River',
  'Stone',
  'Urban',
];
const SECOND = ['Pay', 'Bank', 'Wallet', 'Transfer', 'Cash', 'Direct', 'Mobile', 'Card', 'Voucher', 'Checkout', 'Link'];

/** A unique name; the first ones lead to a form in every cashier. */
export function nameOf(index: number): string {
  const words = `${FIRST[index % FIRST.length]} ${SECOND[Math.floor(index / FIRST.length) % SECOND.length]}`;
  const round = Math.floor(index / (FIRST.length * SECOND.length));
  return round === 0 ? words : `${words} ${round + 1}`;
}

/** A different address per method, as in real catalogues, so that no cashier gains from repeated icons. */
export const iconOf = (index: number) => ADYEN_TYPES[index]?.replace('scheme', 'card') ?? `method-${index}`;

/** The gateway's list (contract 2). Names in three languages, limits and two fields, like the sandbox's methods. */
export function paymentMethods(count: number): PaymentMethod[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `method_${index}`,
    category: 'bench',
    currency: [CURRENCY],
    text: { en: nameOf(index), es: `${nameOf(index)} ES`, pt: `${nameOf(index)} PT` },
    amount_rules: { [CURRENCY]: { min: 1 + (index % 9), max: 1000 + 50 * (index % 90) } },
    checkLuhn: false,
    fields: [
      { name: 'holder', type: 'text', label: { en: 'Account holder', es: 'Titular', pt: 'Titular' } },
      { name: 'account', type: 'text', label: { en: 'Account number', es: 'Cuenta', pt: 'Conta' } },
    ],
    isPopular: false,
    isPreparationRequired: false,
    position: index,
    iconIds: [iconOf(index)],
    cardViewType: 0,
  }));
}

/** The same methods with all optional data (contract 6): fees, durations, and some that are slow or down. */
export const methodsInUse = (count: number): PaymentMethod[] =>
  paymentMethods(count).map((method, index) => ({
    ...method,
    fees: { [CURRENCY]: { percent: 1.5, min: 1 } },
    usualSeconds: 60 + index,
    hasAccounts: true,
    isPopular: index % 5 === 0,
    ...(index % 10 === 3 && { state: { level: 'slow' as const } }),
    ...(index % 10 === 7 && { state: { level: 'down' as const, until: '2099-01-01T00:00:00Z' } }),
  }));

/** What the gateway knows of the player, sent with the list's first page. */
export const standing = (isLaterPage: boolean) =>
  isLaterPage
    ? {}
    : {
        recent: [0, 1, 2].map((index) => ({
          name: `method_${index}`,
          amount: 25 + index,
          currency: CURRENCY,
          accountId: `account-${index}`,
          accountLabel: `•••• 424${index}`,
          at: '2026-01-15T12:00:00Z',
        })),
        limits: [{ kind: 'deposit', period: 'day', max: 500, used: 120, resetsAt: '2099-01-01T00:00:00Z' }],
      };

export const snippet = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`method_${index}`, 20 + (index % 30)]));

/** Adyen's `/paymentMethods` response. */
export const adyenMethods = (count: number) => ({
  paymentMethods: Array.from({ length: count }, (_, index) => ({
    name: nameOf(index),
    type: ADYEN_TYPES[index] ?? `method-${index}`,
    ...(ADYEN_TYPES[index] === 'scheme' ? { brands: ['visa', 'mc'] } : {}),
  })),
});

import creditCardType from 'credit-card-type';
import { latinDigits } from '../typed-text/latin-digits';
import { BLOCKS_OF_FOUR } from './format-pan';

export interface CardBrand {
  /** The id that credit-card-type uses, e.g. `visa`, `american-express`; our own ids: `rupay`, `uzcard`, `humo`. */
  readonly id: string;
  readonly name: string;
  /** Counts of digits after which a space is shown. */
  readonly gaps: readonly number[];
}

/** Brands whose numbers are printed in other blocks: 4-6-5 and 4-6-4. */
const OWN_BLOCKS = ['american-express', 'diners-club'];

const own = (id: string, name: string): CardBrand => ({ id, name, gaps: BLOCKS_OF_FOUR });
const RUPAY = own('rupay', 'RuPay');
const UZCARD = own('uzcard', 'Uzcard');
const HUMO = own('humo', 'Humo');

/** Brands that credit-card-type does not know, or takes for Discover and Maestro; first and last prefix of each range. */
const OWN_RANGES: readonly (readonly [first: string, last: string, brand: CardBrand])[] = [
  ['8600', '8600', UZCARD],
  ['561468', '561468', UZCARD],
  ['9860', '9860', HUMO],
  ['508500', '508999', RUPAY],
  ['606985', '607984', RUPAY],
  ['608001', '608500', RUPAY],
  ['652150', '653149', RUPAY],
  ['817200', '820199', RUPAY],
];

/** Brand of a whole or half-typed card number; undefined until only one is possible. Spaces are ignored. */
export function cardBrand(pan: string): CardBrand | undefined {
  const digits = latinDigits(pan).replace(/\D/g, '');
  if (digits === '') return undefined;
  const ours = OWN_RANGES.find(([first, last]) => {
    const prefix = digits.slice(0, first.length);
    return prefix.length === first.length && prefix >= first && prefix <= last;
  });
  if (ours) return ours[2];
  const [card, ...others] = creditCardType(digits);
  if (!card || others.length > 0) return undefined;
  const gaps = OWN_BLOCKS.includes(card.type) ? card.gaps : BLOCKS_OF_FOUR;
  return { id: card.type, name: card.niceType, gaps };
}

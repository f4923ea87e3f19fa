/**
 * Lets a market's file have one entry per method. Deposits here use only display types that the redirect plugin opens (0, 1, 2,
 * 4, 8), and that of counters: methods of india, p2p, pix, eazype and bank transfer are in the fixtures of the plugins that
 * show them.
 */
import type { Fee, MethodField, PaymentMethod } from '@/contract/method';
import { DisplayType } from '@/contract/method';
import type { Text } from '@/contract/primitives';
import type { CatalogueMethod } from '@/contract/simulator';
import { toText } from './words';

/** The `securityRulesGroup` of withdrawals for which the simulated bank wants a code. */
const EMAIL_CODE = 'email_code';

/** This gateway's display type for payments at a counter: the specification has none (plugins/cash-voucher). */
const COUNTER = 100;

const BADGE_TYPE = { fast: 1, brand: 2, instant: 3, top: 4, turbo: 5 } as const;

/** `[min, max]` in major units of the market's currency. */
type Limits = readonly [min: number, max: number];

export interface Entry {
  /** The gateway's id of the method, the same for both flows. */
  name: string;
  text: string | Text;
  /** The name of a group puts the method into the group's tile; any other text leaves it a tile of its own. */
  category: string;
  icons: string | string[];
  /** When present, the method is offered as a deposit. */
  limits?: Limits;
  fields?: readonly MethodField[];
  snippet?: number;
  /** When present, the method is offered as a withdrawal. */
  payout?: Limits;
  payoutFields?: readonly MethodField[];
  badge?: keyof typeof BADGE_TYPE;
  popular?: boolean;
  /** Id of a picture that the form shows below its fields. */
  banner?: string;
  luhn?: boolean;
  /** True when a withdrawal first asks for the player's profile. */
  prepare?: boolean;
  /** True when a withdrawal asks for a code that the player gets by e-mail. */
  code?: boolean;
  /** The fee of a withdrawal, in the market's currency. */
  fee?: Fee;
  view?: 'default' | 'card' | 'cardWalletOnly' | 'cardMultiple' | 'virtual' | 'bankTransfer' | 'counter';
}

/** The methods of one country, listed in the order of the entries. */
export function market(country: string, currency: string, entries: readonly Entry[]): CatalogueMethod[] {
  return entries.flatMap((entry, index) => {
    const found: CatalogueMethod[] = [];
    const position = (index + 1) * 10;
    if (entry.limits) {
      const method = toMethod(entry, entry.fields, { [currency]: entry.limits }, position);
      const snippet = entry.snippet === undefined ? {} : { snippet: { [currency]: entry.snippet } };
      found.push({ countries: [country], flows: ['deposit'], ...snippet, method });
    }
    if (entry.payout) {
      const method = toMethod(entry, entry.payoutFields, { [currency]: entry.payout }, position);
      const fees = entry.fee ? { fees: { [currency]: entry.fee } } : {};
      const rules = entry.code ? { securityRulesGroup: EMAIL_CODE } : {};
      found.push({ countries: [country], flows: ['withdrawal'], method: { ...method, ...fees, ...rules } });
    }
    return found;
  });
}

/** `limits`: by currency, in major units. */
export function toMethod(
  entry: Omit<Entry, 'limits' | 'payout' | 'snippet'>,
  fields: readonly MethodField[] = [],
  limits: Readonly<Record<string, Limits>>,
  position: number,
): PaymentMethod {
  const rules = Object.entries(limits).map(([currency, [min, max]]) => [currency, { min, max }] as const);
  return {
    name: entry.name,
    category: entry.category,
    currency: Object.keys(limits),
    text: toText(entry.text),
    amount_rules: Object.fromEntries(rules),
    checkLuhn: entry.luhn ?? false,
    fields: [...fields],
    isPopular: entry.popular ?? false,
    isPreparationRequired: entry.prepare ?? false,
    position,
    iconIds: [entry.icons].flat(),
    ...(entry.banner ? { banner: entry.banner } : {}),
    ...(entry.badge ? { badgeType: BADGE_TYPE[entry.badge] } : {}),
    cardViewType: entry.view === 'counter' ? COUNTER : DisplayType[entry.view ?? 'default'],
  };
}

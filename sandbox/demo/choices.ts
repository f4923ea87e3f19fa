/** The visitor's choices, kept in the page's query, so that a link shows someone else the same cashier. */
import * as v from 'valibot';
import { Design, Flow, Platform } from '@/contract/primitives';
import { OTHER_CURRENCIES } from '../catalogue/markets';
import { markets } from './markets';

/** The nine languages of the locale files, the packs that come with them, and one without either, which falls back to English. */
export const LANGUAGES = {
  'en-US': 'English',
  'en-IN': 'English (India)',
  'es-ES': 'Español',
  'es-MX': 'Español (México)',
  'hi-IN': 'हिन्दी',
  'mr-IN': 'मराठी',
  'pt-BR': 'Português',
  'ru-RU': 'Русский',
  'te-IN': 'తెలుగు',
  'ar-EG': 'العربية',
  'az-AZ': 'Azərbaycanca',
  'bn-BD': 'বাংলা',
  'de-DE': 'Deutsch',
  'el-GR': 'Ελληνικά',
  'fa-IR': 'فارسی',
  'fil-PH': 'Filipino',
  'fr-FR': 'Français',
  'he-IL': 'עברית',
  'id-ID': 'Bahasa Indonesia',
  'it-IT': 'Italiano',
  'ja-JP': '日本語',
  'kk-KZ': 'Қазақша',
  'ko-KR': '한국어',
  'ms-MY': 'Bahasa Melayu',
  'pl-PL': 'Polski',
  'ro-RO': 'Română',
  'sw-KE': 'Kiswahili',
  'th-TH': 'ไทย',
  'tr-TR': 'Türkçe',
  'uk-UA': 'Українська',
  'ur-PK': 'اردو',
  'uz-UZ': 'Oʻzbekcha',
  'vi-VN': 'Tiếng Việt',
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
  'cs-CZ': 'Čeština (falls back to English)',
} as const;
export const THEMES = { system: 'System', light: 'Light', dark: 'Dark' } as const;
export const PLATFORMS = { desktop: 'Desktop', mobile: 'Mobile web', android: 'Android', ios: 'iOS' } as const;
export const FLOWS = { deposit: 'Deposit', withdrawal: 'Withdrawal' } as const;
export const DESIGNS = { current: 'Current', legacy: 'Legacy' } as const;
export const CORNERS = { default: 'As designed', sharp: 'Sharp', round: 'Round' } as const;
/** Shape of the list's tiles: tokens, over those of the look. */
export const TILES = { default: 'As designed', edged: 'With an edge', raised: 'Raised', plain: 'Plain' } as const;
/** Where the logo of the deployment is shown: a setting. */
export const LOGOS = { legacy: 'In the legacy design', both: 'In both designs' } as const;
export const LOOKS = {
  none: 'As designed',
  meadow: 'Meadow',
  market: 'Market',
  night: 'Night',
  lemon: 'Lemon',
} as const;
/** What this page's word before a payment is: `beforePayment`. */
export const WORDS = { none: 'None', allow: 'Go on', refuse: 'Refuse', silent: 'No answer' } as const;
/** Where the page sends the steps of a visit: `onAnalyticsEvent`. */
export const FUNNELS = { none: 'Nowhere', dataLayer: 'A data layer', fetch: 'A plain fetch' } as const;
export const BONUSES = { none: 'None', deposit: 'Deposit bonus', freespin: 'Free spins' } as const;
export const VIEWS = { whole: 'Whole', quick: 'Quick deposit' } as const;
export const MENUS = { off: 'The page', on: 'The player, too' } as const;
/** The experiments that the cashier carries out (docs/analytics.md); '': the player is in none. */
export const LIST_ORDERS = {
  '': 'No experiment',
  gateway: 'As the gateway has them',
  popular: 'Popular first',
} as const;
export const LIST_LAYOUTS = { '': 'No experiment', tiles: 'Tiles', rows: 'Rows' } as const;
/** What is asked first. */
export const FIRST_STEPS = { '': 'No experiment', method: 'The method', amount: 'The amount' } as const;
export const BONUS_PLACES = { '': 'No experiment', form: 'In the form', step: 'On a page before it' } as const;
export const CURRENCIES = [...new Set([...markets.map((market) => market.currency), ...OTHER_CURRENCIES])].sort();

const BRAND = /^(?:#[\da-f]{6})?$/iu;

const keys = <T extends object>(options: T) => Object.keys(options) as (keyof T & string)[];
/** A missing or wrong key gets its default, so that an old or mistyped link still opens. */
const or = <S extends v.GenericSchema>(schema: S, fallback: v.InferOutput<S>) => v.fallback(schema, fallback as never);

const ChoicesSchema = v.object({
  country: or(v.picklist(markets.map((market) => market.country)), 'in'),
  currency: v.fallback(v.optional(v.picklist(CURRENCIES)), undefined),
  lang: or(v.picklist(keys(LANGUAGES)), 'en-US'),
  theme: or(v.picklist(keys(THEMES)), 'system'),
  platform: or(Platform, 'desktop'),
  flow: or(Flow, 'deposit'),
  design: or(Design, 'current'),
  closingButton: or(v.picklist(['on', 'off']), 'on'),
  bonus: or(v.picklist(keys(BONUSES)), 'none'),
  brand: or(v.pipe(v.string(), v.regex(BRAND)), ''),
  corners: or(v.picklist(keys(CORNERS)), 'default'),
  look: or(v.picklist(keys(LOOKS)), 'none'),
  tiles: or(v.picklist(keys(TILES)), 'default'),
  logo: or(v.picklist(keys(LOGOS)), 'legacy'),
  word: or(v.picklist(keys(WORDS)), 'none'),
  funnel: or(v.picklist(keys(FUNNELS)), 'none'),
  view: or(v.picklist(keys(VIEWS)), 'whole'),
  languageMenu: or(v.picklist(keys(MENUS)), 'off'),
  listOrder: or(v.picklist(keys(LIST_ORDERS)), ''),
  listLayout: or(v.picklist(keys(LIST_LAYOUTS)), ''),
  firstStep: or(v.picklist(keys(FIRST_STEPS)), ''),
  bonusPlace: or(v.picklist(keys(BONUS_PLACES)), ''),
  quickAmounts: or(v.pipe(v.string(), v.maxLength(200)), ''),
  order: or(v.pipe(v.string(), v.maxLength(200)), ''),
  first: or(v.pipe(v.string(), v.maxLength(200)), ''),
  hide: or(v.pipe(v.string(), v.maxLength(200)), ''),
  labels: or(v.pipe(v.string(), v.maxLength(200)), ''),
  notes: or(v.pipe(v.string(), v.maxLength(200)), ''),
  token: or(v.pipe(v.string(), v.maxLength(200)), 'demo-player'),
});
export type Choices = v.InferOutput<typeof ChoicesSchema> & { currency: string };

/** The allowed values by key; a token, or names of methods, may be anything. */
const OPTIONS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    country: markets.map((market) => market.country),
    currency: CURRENCIES,
    lang: keys(LANGUAGES),
    theme: keys(THEMES),
    platform: Platform.options,
    flow: Flow.options,
    design: Design.options,
    closingButton: ['on', 'off'],
    bonus: keys(BONUSES),
    corners: keys(CORNERS),
    look: keys(LOOKS),
    tiles: keys(TILES),
    logo: keys(LOGOS),
    word: keys(WORDS),
    funnel: keys(FUNNELS),
    view: keys(VIEWS),
    languageMenu: keys(MENUS),
    listOrder: keys(LIST_ORDERS),
    listLayout: keys(LIST_LAYOUTS),
    firstStep: keys(FIRST_STEPS),
    bonusPlace: keys(BONUS_PLACES),
  }),
);

/**
 * The query's keys and values in any letter case: `country=BR` becomes `br`. Of a repeated key the first value counts.
 */
function given(query: string): [key: string, value: string][] {
  const entries = [...new URLSearchParams(query)];
  return [...new Map([...entries, ...[...entries].reverse()])].map(([name, value]) => {
    const key = [...OPTIONS.keys()].find((known) => known.toLowerCase() === name.toLowerCase()) ?? name;
    const option = OPTIONS.get(key)?.find((known) => known.toLowerCase() === value.trim().toLowerCase());
    return [key, option ?? value];
  });
}

/** Choices in the address that this page does not have, e.g. `country=xx`; the page uses the default for them. */
export function unknownChoices(query: string): string[] {
  return given(query)
    .filter(([key, value]) => (key === 'brand' ? !BRAND.test(value) : OPTIONS.get(key)?.includes(value) === false))
    .map(([key, value]) => `${key}=${value}`);
}

/** `query`: as in `location.search`. */
export function readChoices(query: string): Choices {
  const choices = v.parse(ChoicesSchema, Object.fromEntries(given(query)));
  return { ...choices, currency: choices.currency ?? currencyOf(choices.country) };
}

/** The choices as a query, without default values; '' when all are default. */
export function toQuery(choices: Choices): string {
  const defaults = readChoices(`?country=${choices.country}`);
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(choices)) {
    const isDefault = key === 'country' ? value === readChoices('').country : value === defaults[key as keyof Choices];
    if (!isDefault) query.set(key, value);
  }
  const text = query.toString();
  return text && `?${text}`;
}

export function currencyOf(country: string): string {
  return markets.find((market) => market.country === country)?.currency ?? 'USD';
}

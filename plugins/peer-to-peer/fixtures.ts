/** Peer-to-peer methods of the sandbox's countries, and deposits for stories and tests. */
import type { P2PDeposit } from '@/contract/deposit';
import { DisplayType, type MethodField, type PaymentMethod } from '@/contract/method';
import type { Text } from '@/contract/primitives';
import type { CatalogueMethod } from '@/contract/simulator';

interface Entry extends Partial<PaymentMethod> {
  name: string;
  text: Text;
  icon: string;
}

/**
 * `limits`: minimum, maximum and suggested amount in major units of the market's currency. The methods stand above the
 * market's others.
 */
function market(
  country: string,
  currency: string,
  limits: readonly [number, number, number],
  entries: Entry[],
): CatalogueMethod[] {
  const [min, max, snippet] = limits;
  return entries.map(({ icon, ...entry }, index) => ({
    countries: [country],
    flows: ['deposit'],
    snippet: { [currency]: snippet },
    method: {
      category: 'p2p',
      currency: [currency],
      amount_rules: { [currency]: { min, max } },
      checkLuhn: false,
      fields: [],
      isPopular: true,
      isPreparationRequired: false,
      position: 5 + index / 100,
      iconIds: [icon],
      cardViewType: DisplayType.p2p,
      ...entry,
    },
  }));
}

const kg = { category: 'p2p_methods_kyrgyzstan' };
const ua = { category: 'p2p_methods_ukraine' };
const card = (bank: string, ru = bank): Text => ({
  en: `${bank} card`,
  ru: `Карта ${ru}`,
  es: `Tarjeta ${bank}`,
  mx: `Tarjeta ${bank}`,
  pt: `Cartão ${bank}`,
});

const uzbekistan = market(
  'uz',
  'UZS',
  [50_000, 12_000_000, 200_000],
  [
    { name: 'uz_uzcard_p2p', text: { en: 'Uzcard transfer', ru: 'Перевод на Uzcard' }, icon: 'uzcard', badgeType: 1 },
    { name: 'uz_humo_p2p', text: { en: 'Humo transfer', ru: 'Перевод на Humo' }, icon: 'humo' },
  ],
);

const kyrgyzstan = market(
  'kg',
  'KGS',
  [500, 100_000, 2000],
  [
    { ...kg, name: 'kg_mbank_p2p', text: card('MBank'), icon: 'mbank', badgeType: 4 },
    { ...kg, name: 'kg_optima_p2p', text: card('Optima Bank'), icon: 'optima' },
    { ...kg, name: 'kg_demir_p2p', text: card('DemirBank'), icon: 'demir' },
    { ...kg, name: 'kg_bakai_p2p', text: card('Bakai Bank', 'Бакай Банк'), icon: 'bakai' },
    { ...kg, name: 'kg_kompanion_p2p', text: card('Kompanion Bank', 'Банк Компаньон'), icon: 'kompanion' },
    { ...kg, name: 'kg_aiyl_p2p', text: card('Aiyl Bank', 'Айыл Банк'), icon: 'aiyl' },
    { ...kg, name: 'kg_kicb_p2p', text: card('KICB'), icon: 'kicb' },
    { ...kg, name: 'kg_eldik_p2p', text: card('Eldik Bank', 'Элдик Банк'), icon: 'eldik' },
    { ...kg, name: 'kg_doscredo_p2p', text: card('DosCredoBank', 'Дос-Кредобанк'), icon: 'doscredo' },
    { ...kg, name: 'kg_finca_p2p', text: card('FINCA Bank', 'ФИНКА Банк'), icon: 'finca' },
    { ...kg, name: 'kg_keremet_p2p', text: card('Keremet Bank', 'Керемет Банк'), icon: 'keremet' },
  ],
);

const ukraine = market(
  'ua',
  'UAH',
  [300, 29_999, 1000],
  [
    { ...ua, name: 'ua_monobank_p2p', text: card('monobank'), icon: 'monobank', badgeType: 4 },
    { ...ua, name: 'ua_privat24_p2p', text: card('PrivatBank', 'ПриватБанк'), icon: 'privat24' },
    { ...ua, name: 'ua_pumb_p2p', text: card('PUMB', 'ПУМБ'), icon: 'pumb' },
  ],
);

const others: CatalogueMethod[] = [
  ...market(
    'ru',
    'RUB',
    [1000, 150_000, 3000],
    [
      {
        name: 'ru_card_p2p',
        text: { en: 'Transfer to a card', ru: 'Перевод на карту' },
        icon: 'mir',
        securityRulesGroup: 'captcha_v3',
      },
      {
        name: 'ru_sbp_card_p2p',
        text: { en: 'Transfer to a T-Bank or Sber card', ru: 'Перевод на карту Т-Банка или Сбера' },
        icon: 'sbp',
        category: 'sbp-transgran-grouped',
      },
    ],
  ),
  ...market(
    'kz',
    'KZT',
    [3000, 500_000, 10_000],
    [
      { name: 'kz_kaspi_p2p', text: card('Kaspi'), icon: 'kaspi', badgeType: 4 },
      { name: 'kz_halyk_p2p', text: card('Halyk'), icon: 'halyk' },
    ],
  ),
  ...market(
    'tr',
    'TRY',
    [250, 50_000, 1000],
    [{ name: 'tr_card_p2p', text: { en: 'Transfer to a card', tr: 'Karta havale' }, icon: 'troy' }],
  ),
  ...market(
    'bd',
    'BDT',
    [500, 25_000, 1000],
    [
      { name: 'bd_bkash_wallet_p2p', text: { en: 'bKash Send Money', bn: 'বিকাশ সেন্ড মানি' }, icon: 'bkash' },
      { name: 'bd_nagad_wallet_p2p', text: { en: 'Nagad Send Money', bn: 'নগদ সেন্ড মানি' }, icon: 'nagad' },
    ],
  ),
];

/** The amount's decimals choose the simulator's behaviour: see the README. */
const test = market(
  'de',
  'EUR',
  [5, 5000, 50],
  [
    { name: 'test_p2p', text: { en: 'Test transfer to a card' }, icon: 'bank-card', position: 910 },
    {
      name: 'test_p2p_v3',
      text: { en: 'Test transfer with captcha v3' },
      icon: 'bank-card',
      position: 911,
      securityRulesGroup: 'captcha_v3',
    },
    {
      name: 'test_p2p_v2',
      text: { en: 'Test transfer with captcha v2' },
      icon: 'bank-card',
      position: 912,
      securityRulesGroup: 'captcha_v2',
    },
  ],
);

export const methods: CatalogueMethod[] = [...uzbekistan, ...kyrgyzstan, ...ukraine, ...others, ...test];

/** Fields that the provider asks for before it names a card. */
export const MORE_FIELDS: MethodField[] = [
  {
    name: 'sender_last_digits',
    type: 'text',
    mask: '0000',
    regex: '^\\d{4}$',
    label: {
      en: 'Last 4 digits of your card',
      es: 'Últimos 4 dígitos de tu tarjeta',
      mx: 'Últimos 4 dígitos de tu tarjeta',
      pt: 'Últimos 4 dígitos do seu cartão',
      ru: 'Последние 4 цифры вашей карты',
    },
    placeholder_text: '1234',
  },
];

/** A deposit whose card number is not encrypted, as some providers send it; for tests. */
export function sampleDeposit(changes: Partial<P2PDeposit> = {}): P2PDeposit {
  return {
    depositId: 'd1',
    card: { payment_system: 'visa', bank_type: 'test', number: '4242424242424242' },
    created: '2026-01-01T00:00:00.000Z',
    fields: [],
    passedAmount: 50,
    passedCurrency: 'EUR',
    payment_amount: 50,
    payment_currency: 'EUR',
    timeout_minutes: 15,
    ...changes,
  };
}

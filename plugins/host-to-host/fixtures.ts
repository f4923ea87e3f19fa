/** Bank transfer methods of the sandbox's markets, and replies for stories and tests. */
import type { ApiResponseData } from '@/contract/api-response';
import type { DepositCreateReply } from '@/contract/deposit';
import { DisplayType, type MethodField, type PaymentMethod } from '@/contract/method';
import type { Text } from '@/contract/primitives';
import type { CatalogueMethod } from '@/contract/simulator';

const fullName: MethodField = {
  name: 'full_name',
  type: 'text',
  label: {
    en: 'Account holder',
    ru: 'Владелец счёта',
    es: 'Titular de la cuenta',
    mx: 'Titular de la cuenta',
    pt: 'Titular da conta',
    hi: 'खाताधारक का नाम',
    mr: 'खातेधारकाचे नाव',
    te: 'ఖాతాదారు పేరు',
    tr: 'Hesap sahibi',
  },
  regex: "^[\\p{L}\\p{M}][\\p{L}\\p{M} .'\\-]{2,60}$",
  regex_error_key: 'fieldErrors.fullName',
  placeholder_text: 'Alex Morgan',
};

interface Entry {
  name: string;
  text: Text;
  country: string;
  currency: string;
  limits: readonly [min: number, max: number];
  snippet: number;
  icon: string;
  position: number;
  category?: string;
  fields?: MethodField[];
  badgeType?: number;
}

function transfer(entry: Entry): CatalogueMethod {
  const { name, text, country, currency, limits, snippet, icon, position, category, fields, badgeType } = entry;
  const [min, max] = limits;
  const method: PaymentMethod = {
    name,
    category: category ?? 'bank_transfer',
    currency: [currency],
    text,
    amount_rules: { [currency]: { min, max } },
    checkLuhn: false,
    fields: fields ?? [fullName],
    isPopular: false,
    isPreparationRequired: false,
    position,
    iconIds: [icon],
    cardViewType: DisplayType.bankTransfer,
    ...(badgeType === undefined ? {} : { badgeType }),
  };
  return { countries: [country], flows: ['deposit'], snippet: { [currency]: snippet }, method };
}

const turkey = { country: 'tr', currency: 'TRY', limits: [250, 250_000], snippet: 1000 } as const;
const nigeria = {
  country: 'ng',
  currency: 'NGN',
  limits: [500, 5_000_000],
  snippet: 5000,
  category: 'bank_transfer_nigeria',
} as const;
const kazakhstan = { country: 'kz', currency: 'KZT', limits: [1000, 500_000], snippet: 5000 } as const;

export const methods: CatalogueMethod[] = [
  transfer({
    ...turkey,
    name: 'tr_iban',
    text: { en: 'Bank transfer to IBAN', tr: 'Havale / EFT (IBAN)', ru: 'Перевод на IBAN', es: 'Transferencia a IBAN' },
    icon: 'bank',
    position: 5,
    badgeType: 1,
  }),
  transfer({ ...nigeria, name: 'ng_account_gtb', text: { en: 'GTBank account' }, icon: 'gtbank', position: 60 }),
  transfer({
    ...nigeria,
    name: 'ng_account_access',
    text: { en: 'Access Bank account' },
    icon: 'access-bank',
    position: 61,
  }),
  transfer({
    name: 'bd_account',
    text: { en: 'Bank account transfer', bn: 'ব্যাংক অ্যাকাউন্টে ট্রান্সফার', hi: 'बैंक खाते में ट्रांसफ़र' },
    country: 'bd',
    currency: 'BDT',
    limits: [500, 200_000],
    snippet: 2000,
    icon: 'bank',
    position: 65,
    fields: [],
  }),
  transfer({
    name: 'mx_clabe',
    text: { en: 'SPEI to CLABE', es: 'SPEI a CLABE', mx: 'SPEI a CLABE' },
    country: 'mx',
    currency: 'MXN',
    limits: [100, 100_000],
    snippet: 500,
    icon: 'spei',
    position: 15,
    badgeType: 5,
  }),
  transfer({
    ...kazakhstan,
    name: 'kz_card_transfer',
    text: { en: 'Transfer to a Kaspi card', ru: 'Перевод на карту Kaspi', kk: 'Kaspi картасына аударым' },
    icon: 'kaspi',
    position: 5,
    fields: [],
  }),
  transfer({
    ...kazakhstan,
    name: 'kz_account',
    text: { en: 'Transfer to IBAN', ru: 'Перевод на счёт IBAN', kk: 'IBAN шотына аударым' },
    icon: 'halyk',
    position: 56,
  }),
];

export function payeeReply(depositId: string, data: ApiResponseData): DepositCreateReply {
  return {
    apiResponse: { source: null, method: 'GET', data, isFieldsRequired: false, depositId, pageId: null },
    depositId,
    fields: [],
  };
}

/** Methods of four markets, two methods in Germany that belong to no group, and the simulator's replies. */
import type { ApiResponse } from '@/contract/api-response';
import type { DepositCreateReply } from '@/contract/deposit';
import type { MethodField, PaymentMethod } from '@/contract/method';
import type { Flow } from '@/contract/primitives';
import type { CatalogueMethod } from '@/contract/simulator';
import type { WithdrawalCreateReply } from '@/contract/withdrawal';
import type { CashPickup, CashVoucher } from './reply-data';

/** The same value as in plugin.ts, which cannot import it. */
export const DISPLAY_TYPE = 100;

/** `securityRulesGroup` of withdrawals that are confirmed with a code sent by e-mail. */
export const EMAIL_CODE = 'email_code';

const fullName: MethodField = {
  name: 'full_name',
  type: 'text',
  label: { en: 'Full name', pt: 'Nome completo', es: 'Nombre completo', mx: 'Nombre completo', ru: 'Имя и фамилия' },
  regex: "^[\\p{L}\\p{M}][\\p{L}\\p{M} .'\\-]{2,60}$",
  regex_error_key: 'fieldErrors.fullName',
  placeholder_text: 'Alex Morgan',
};

const digits = (
  name: string,
  label: MethodField['label'],
  { regex, example, mask }: { regex: string; example: string; mask?: string },
): MethodField => ({
  name,
  type: 'text',
  label,
  regex,
  regex_error_key: 'fieldErrors.digits',
  placeholder_text: example,
  ...(mask === undefined ? {} : { mask }),
});

const cpf = digits(
  'cpf',
  { en: 'CPF', pt: 'CPF do pagador' },
  { mask: '000.000.000-00', regex: '^\\d{3}\\.?\\d{3}\\.?\\d{3}-?\\d{2}$', example: '529.982.247-25' },
);
const documentNumber = digits(
  'document',
  { en: 'Document number', es: 'Número de documento', mx: 'Número de documento' },
  { regex: '^\\d{6,10}$', example: '1020304050' },
);
const phone = digits(
  'phone',
  { en: 'Phone number', ru: 'Номер телефона' },
  { mask: '+996 000 000 000', regex: '^\\+?996 ?\\d{3} ?\\d{3} ?\\d{3}$', example: '+996 700 123 456' },
);

interface Offer {
  name: string;
  text: PaymentMethod['text'];
  flow?: Flow;
  country: string;
  currency: string;
  limits: readonly [number, number];
  snippet?: number;
  more: Partial<PaymentMethod> & Pick<PaymentMethod, 'position' | 'iconIds'>;
}

function method({ name, text, flow = 'deposit', country, currency, limits, snippet, more }: Offer): CatalogueMethod {
  const [min, max] = limits;
  return {
    countries: [country],
    flows: [flow],
    ...(snippet === undefined ? {} : { snippet: { [currency]: snippet } }),
    method: {
      name,
      category: 'cash_methods',
      currency: [currency],
      text,
      amount_rules: { [currency]: { min, max } },
      checkLuhn: false,
      fields: [],
      isPopular: false,
      isPreparationRequired: false,
      cardViewType: DISPLAY_TYPE,
      ...more,
    },
  };
}

export const methods: CatalogueMethod[] = [
  method({
    name: 'br_boleto',
    text: { en: 'Boleto' },
    country: 'br',
    currency: 'BRL',
    limits: [50, 5000],
    snippet: 100,
    more: { position: 75, iconIds: ['boleto'], fields: [fullName, cpf] },
  }),
  method({
    name: 'mx_oxxo',
    text: { en: 'OXXO' },
    country: 'mx',
    currency: 'MXN',
    limits: [100, 10_000],
    snippet: 300,
    more: { position: 45, iconIds: ['oxxo'], fields: [fullName], badgeType: 4, isPopular: true },
  }),
  method({
    name: 'co_efecty',
    text: { en: 'Efecty' },
    country: 'co',
    currency: 'COP',
    limits: [20_000, 1_000_000],
    snippet: 50_000,
    more: { position: 85, iconIds: ['efecty'], fields: [documentNumber] },
  }),
  method({
    name: 'co_efecty_payout',
    text: { en: 'Efecty, cash', es: 'Efecty, efectivo', mx: 'Efecty, efectivo' },
    flow: 'withdrawal',
    country: 'co',
    currency: 'COP',
    limits: [20_000, 1_000_000],
    more: {
      position: 85,
      iconIds: ['efecty'],
      fields: [fullName, { ...documentNumber, wallet: true }],
      securityRulesGroup: EMAIL_CODE,
    },
  }),
  method({
    name: 'kg_cash_payout',
    text: { en: 'Cash at a kiosk', ru: 'Наличными в кассе' },
    flow: 'withdrawal',
    country: 'kg',
    currency: 'KGS',
    limits: [500, 50_000],
    more: {
      position: 105,
      iconIds: ['cash'],
      category: 'cash_methods_kyrgyzstan',
      fields: [{ ...phone, wallet: true }],
    },
  }),
  method({
    name: 'test_counter',
    text: { en: 'Test counter' },
    country: 'de',
    currency: 'EUR',
    limits: [5, 5000],
    snippet: 50,
    more: { position: 960, iconIds: ['cash'], category: 'test_counter' },
  }),
  method({
    name: 'test_counter_payout',
    text: { en: 'Test cash at a counter' },
    flow: 'withdrawal',
    country: 'de',
    currency: 'EUR',
    limits: [5, 5000],
    more: { position: 961, iconIds: ['cash'], category: 'test_counter', fields: [fullName] },
  }),
];

const nothing = { source: null, method: 'GET', data: null, isFieldsRequired: false, pageId: null } as const;

export function voucherReply(depositId: string, cashVoucher: CashVoucher): DepositCreateReply {
  const apiResponse: ApiResponse = { ...nothing, depositId, pageId: 'cash-voucher', data: { cashVoucher } };
  return { apiResponse, depositId, fields: [] };
}

export function pickupReply(withdrawalId: string, cashPickup: CashPickup): WithdrawalCreateReply {
  return {
    apiResponse: { ...nothing, depositId: null, pageId: 'cash-pickup', data: { cashPickup } },
    confirmationRequested: false,
    email: null,
    fields: [],
    withdrawalBlocked: false,
    withdrawalId,
  };
}

/** Methods that cover every behaviour of the simulator, offered in Germany, and replies for stories and tests. */
import type { ApiResponse } from '@/contract/api-response';
import type { DepositCreateReply } from '@/contract/deposit';
import { DisplayType, type MethodField, type PaymentMethod } from '@/contract/method';
import type { CatalogueMethod } from '@/contract/simulator';
import { instruction, oddFlow, unifiedFlow } from './fixtures/unified-flows';
import { withdrawalMethods } from './fixtures/withdrawals';

const method = (name: string, label: string, position: number, more: Partial<PaymentMethod> = {}): CatalogueMethod => ({
  countries: ['de'],
  flows: ['deposit'],
  snippet: { EUR: 50 },
  method: {
    name,
    category: 'test_cards',
    currency: ['EUR'],
    text: { en: label },
    amount_rules: { EUR: { min: 5, max: 5000 } },
    checkLuhn: false,
    fields: [],
    isPopular: false,
    isPreparationRequired: false,
    position,
    iconIds: ['test-card'],
    cardViewType: DisplayType.card,
    ...more,
  },
});

/** Every type of field that a method may ask for. */
const EVERY_FIELD: MethodField[] = [
  { name: 'amount', type: 'amount' },
  { name: 'card_number', type: 'card_pan', wallet: true },
  { name: 'expiry', type: 'expire_date' },
  { name: 'card_holder', type: 'card_cardholder', regex: "^[A-Za-z][A-Za-z .'\\-]{2,40}$" },
  { name: 'phone', type: 'text', label: { en: 'Phone', ru: 'Телефон' }, mask: '+49 000 00000000' },
  {
    name: 'bank',
    type: 'dropdown',
    label: { en: 'Bank', ru: 'Банк' },
    values: [
      { text: 'Commerzbank', value: 'commerzbank' },
      { text: 'Sparkasse', value: 'sparkasse' },
    ],
  },
  {
    name: 'network',
    type: 'networks',
    label: { en: 'Card network', ru: 'Платёжная система' },
    values: [
      { text: 'Visa', value: 'visa' },
      { text: 'Mastercard', value: 'mastercard' },
    ],
  },
  {
    name: 'bic',
    type: 'text_uppercase',
    label: { en: 'BIC' },
    regex: '^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$',
    regex_error_key: 'fieldErrors.bic',
    placeholder_text: 'COBADEFFXXX',
  },
  {
    name: 'security_code',
    type: 'input_with_tooltip',
    label: { en: 'Security code', ru: 'Код безопасности' },
    mask: '000',
    tooltip: { en: 'The three digits on the back of the card.', ru: 'Три цифры на обороте карты.' },
  },
  { name: 'country', type: 'text', label: { en: 'Country', ru: 'Страна' }, value: 'Germany', isDisabled: true },
];

export const methods: CatalogueMethod[] = [
  method('test_card', 'Test card', 900, { badgeType: 3 }),
  method('test_card_post', 'Test card POST', 901),
  method('test_card_fields', 'Test card more fields', 902),
  method('test_card_form', 'Test card every field', 904, { checkLuhn: true, fields: EVERY_FIELD }),
  method('test_card_unified', 'Test card unified flow', 905),
  method('test_card_unified_quick', 'Test card unified flow, six seconds', 906),
  method('test_card_unified_late', 'Test card unified flow, expired', 907),
  method('test_card_unified_odd', 'Test card unified flow, odd items', 908),
  method('test_card_instruction', 'Test card instruction', 909),
  method('test_card_cash', 'Test card in cash', 910),
  method('test_card_tab', 'Test card in this tab', 911),
  method('test_card_frame', 'Test card in a frame', 912),
  method('test_card_frame_post', 'Test card in a frame by POST', 913),
  method('test_card_offline', 'Test card without page', 903, { cardViewType: DisplayType.virtual }),
  ...withdrawalMethods,
];

/** Fields that the provider asks for in a second step, before it opens its page. */
export const MORE_FIELDS: MethodField[] = [
  {
    name: 'city',
    type: 'text',
    regex: "^[\\p{L}][\\p{L} .'-]{1,39}$",
    label: { en: 'City', es: 'Ciudad', pt: 'Cidade', ru: 'Город' },
    placeholder_text: { en: 'As on your bank statement' },
  },
];

/** A create reply that is empty except for the values in `response`. */
export function reply(depositId: string, response: Partial<ApiResponse>): DepositCreateReply {
  const nothing: ApiResponse = {
    source: null,
    method: 'GET',
    data: null,
    isFieldsRequired: false,
    depositId,
    pageId: null,
  };
  return { apiResponse: { ...nothing, ...response }, depositId, fields: [] };
}

const depositId = '5f0f5c1e-6f0a-4b6e-9d0e-2f6a3f1c7b11';
const acquirer = 'https://acquirer.example';

export const replies = {
  redirectGet: reply(depositId, { source: `${acquirer}/acquirer/${depositId}?returnUrl=https%3A%2F%2Fshop.example` }),
  redirectPost: reply(depositId, {
    source: `${acquirer}/acquirer/post`,
    method: 'POST',
    data: { transactionId: depositId, signature: 'b3a1', returnUrl: 'https://shop.example' },
  }),
  fieldsRequired: { ...reply(depositId, { isFieldsRequired: true }), fields: MORE_FIELDS },
  noSource: reply(depositId, {}),
  unified: reply(depositId, { data: { unifiedFlow: unifiedFlow('2026-01-01T00:15:00Z') } }),
  unifiedOdd: reply(depositId, { data: { unifiedFlow: oddFlow() } }),
  instruction: reply(depositId, { pageId: 'custom', data: { instruction } }),
  cash: reply(depositId, { pageId: 'offline', data: { instruction } }),
} satisfies Record<string, DepositCreateReply>;

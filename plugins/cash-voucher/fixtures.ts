/** Methods to try in the sandbox, and what stories and tests need of them. */
import type { ApiResponse } from '@/contract/api-response';
import type { DepositCreateReply } from '@/contract/deposit';
import type { PaymentMethod } from '@/contract/method';
import type { Flow } from '@/contract/primitives';
import type { CatalogueMethod } from '@/contract/simulator';
import type { PaymentCode } from './reply-data';

/** As in plugin.ts. */
export const DISPLAY_TYPE = 100;

const method = (
  name: string,
  label: string,
  flow: Flow,
  more: Partial<PaymentMethod> & Pick<PaymentMethod, 'position'>,
): CatalogueMethod => ({
  countries: ['de'],
  flows: [flow],
  snippet: { EUR: 50 },
  method: {
    name,
    category: 'cash_voucher',
    currency: ['EUR'],
    text: { en: label },
    amount_rules: { EUR: { min: 5, max: 5000 } },
    checkLuhn: false,
    fields: [],
    isPopular: false,
    isPreparationRequired: false,
    iconIds: ['cash-voucher'],
    cardViewType: DISPLAY_TYPE,
    ...more,
  },
});

export const methods: CatalogueMethod[] = [
  method('cash_voucher', 'Cash voucher', 'deposit', { position: 950 }),
  method('cash_voucher_payout', 'Cash voucher payout', 'withdrawal', {
    position: 951,
    fields: [
      {
        name: 'account',
        type: 'text',
        label: { en: 'Account number', es: 'Número de cuenta', pt: 'Número da conta', ru: 'Номер счёта' },
        regex: '^[0-9]{6,20}$',
        placeholder_text: '12345678',
        wallet: true,
      },
    ],
  }),
];

/** A create reply in which only what is given differs from an empty one. */
export function reply(depositId: string, response: Partial<ApiResponse> = {}): DepositCreateReply {
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

/** A reply that leads to the page with the code. */
export const codeReply = (depositId: string, code: PaymentCode): DepositCreateReply =>
  reply(depositId, { pageId: 'cash-voucher', data: { cashVoucher: code } });

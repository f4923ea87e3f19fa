/** Methods of the easy-pay display type, and page data for stories and tests. */
import type { ApiResponseData } from '@/contract/api-response';
import { DisplayType, type PaymentMethod } from '@/contract/method';
import type { CatalogueMethod } from '@/contract/simulator';

const method = (name: string, label: string, position: number, more: Partial<PaymentMethod>): CatalogueMethod => ({
  countries: ['in'],
  flows: ['deposit'],
  snippet: { INR: 500 },
  method: {
    name,
    category: 'upi',
    currency: ['INR'],
    text: { en: label },
    amount_rules: { INR: { min: 100, max: 20_000 } },
    checkLuhn: false,
    fields: [],
    isPopular: true,
    isPreparationRequired: false,
    position,
    iconIds: ['eazype'],
    cardViewType: DisplayType.eazype,
    ...more,
  },
});

export const methods: CatalogueMethod[] = [
  method('in_eazype', 'EazyPe', 12, { badgeType: 5 }),
  method('in_eazype_bank', 'EazyPe UPI Plus', 13, {
    iconIds: ['eazype-plus'],
    amount_rules: { INR: { min: 5_000, max: 200_000 } },
    isPopular: false,
  }),
];

const INVOICE = {
  uri: 'upi://pay?pa=shreetraders@paytm&pn=Shree%20Traders&mc=5816&tr=9D0E2F6A3F1C7B11AA02&tn=Order%209D0E2F6A&am=500.00&cu=INR',
  vpa: 'shreetraders@paytm',
  payeeName: 'Shree Traders',
};

/** A transaction's `data` for a deposit of 500 INR. `expiresAt`: ISO 8601 UTC. */
export const invoices = {
  valid: (expiresAt: string): ApiResponseData => ({ upi: { ...INVOICE, expiresAt } }),
  foreignScheme: { upi: { ...INVOICE, uri: INVOICE.uri.replace('upi:', 'https:') } },
} satisfies Record<string, ApiResponseData | ((expiresAt: string) => ApiResponseData)>;

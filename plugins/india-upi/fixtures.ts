/** UPI methods of India, and those for Indian travellers abroad; replies for stories and tests. */
import type { ApiResponseData } from '@/contract/api-response';
import { DisplayType, type MethodField, type PaymentMethod } from '@/contract/method';
import type { CatalogueMethod } from '@/contract/simulator';

type More = Partial<PaymentMethod> & Pick<PaymentMethod, 'text' | 'iconIds'>;

const method = (name: string, position: number, max: number, more: More, countries = ['in']): CatalogueMethod => ({
  countries,
  flows: ['deposit'],
  snippet: { INR: 1000 },
  method: {
    name,
    category: 'upi',
    currency: ['INR'],
    amount_rules: { INR: { min: 200, max } },
    checkLuhn: false,
    fields: [],
    isPopular: true,
    isPreparationRequired: false,
    position,
    cardViewType: DisplayType.india,
    ...more,
  },
});

/** The payer's name as in the bank account, by which banks match a transfer to its payer. */
const PAYER: MethodField = {
  name: 'payer_name',
  type: 'text',
  label: {
    en: 'Your name in the UPI app',
    hi: 'UPI ऐप में आपका नाम',
    mr: 'UPI ॲपमधील तुमचे नाव',
    te: 'UPI యాప్‌లో మీ పేరు',
    ru: 'Ваше имя в приложении UPI',
    es: 'Tu nombre en la app UPI',
    mx: 'Tu nombre en la app UPI',
    pt: 'Seu nome no app UPI',
  },
  regex: "^[\\p{L}\\p{M}][\\p{L}\\p{M} .'\\-]{2,60}$",
  regex_error_key: 'fieldErrors.fullName',
  placeholder_text: 'Rahul Sharma',
};

/**
 * Method of a group that contains the India display type only: the group's tile opens the form, on which the method is
 * chosen.
 */
const abroad = (name: string, position: number, text: string, iconIds: string[]): CatalogueMethod =>
  method(name, position, 25_000, { text: { en: text }, iconIds, category: 'indian-methods-grouped' }, ['my', 'th']);

/** A method of the redirect type whose create reply names the UPI QR page. */
export const UPI_QR_METHOD = 'in_upi_qr';

export const methods: CatalogueMethod[] = [
  method('in_upi_transfer', 5, 100_000, {
    text: {
      en: 'UPI with UTR',
      hi: 'UPI, UTR के साथ',
      mr: 'UPI, UTR सह',
      te: 'UPI, UTR తో',
      ru: 'UPI с UTR',
      es: 'UPI con UTR',
      mx: 'UPI con UTR',
      pt: 'UPI com UTR',
    },
    iconIds: ['upi-transfer'],
    badgeType: 1,
  }),
  method('in_upi_lite', 6, 5_000, { text: { en: 'UPI Lite' }, iconIds: ['upi-lite'], badgeType: 3 }),
  method('in_upi_named', 7, 200_000, {
    text: {
      en: 'UPI high value',
      hi: 'UPI बड़ी रक़म',
      mr: 'UPI मोठी रक्कम',
      te: 'UPI పెద్ద మొత్తం',
      ru: 'UPI, крупные суммы',
      es: 'UPI, importes altos',
      mx: 'UPI, montos altos',
      pt: 'UPI, valores altos',
    },
    iconIds: ['upi-transfer'],
    fields: [PAYER],
    isPopular: false,
  }),
  method(UPI_QR_METHOD, 8, 50_000, {
    text: {
      en: 'UPI QR',
      hi: 'UPI QR कोड',
      mr: 'UPI QR कोड',
      te: 'UPI QR కోడ్',
      ru: 'UPI QR-код',
      es: 'Código QR UPI',
      mx: 'Código QR UPI',
      pt: 'QR Code UPI',
    },
    iconIds: ['upi-qr'],
    cardViewType: DisplayType.default,
  }),
  abroad('upi_abroad', 10, 'UPI', ['upi-transfer']),
  abroad('upi_abroad_lite', 20, 'UPI Lite', ['upi-lite']),
];

const INVOICE = {
  uri: 'upi://pay?pa=lotus.retail@okhdfcbank&pn=Lotus%20Retail%20Pvt%20Ltd&mc=5816&tr=5F0F5C1E6F0A4B6E9D0E&tn=Order%205F0F5C1E&am=1000.00&cu=INR',
  vpa: 'lotus.retail@okhdfcbank',
  payeeName: 'Lotus Retail Pvt Ltd',
};

/** A transaction's `data` for a deposit of 1000 INR. `expiresAt`: ISO 8601 UTC. */
export const invoices = {
  valid: (expiresAt: string): ApiResponseData => ({ upi: { ...INVOICE, expiresAt } }),
  openAmount: { upi: { ...INVOICE, uri: INVOICE.uri.replace('&am=1000.00', '') } },
  moreApps: {
    upi: {
      ...INVOICE,
      uri: `${INVOICE.uri}&cu=INR`,
      apps: [
        { name: 'MobiKwik', scheme: 'mobikwik', icon: 'mobikwik', androidPackage: 'com.mobikwik_new' },
        { name: 'CRED', scheme: 'credpay://upi/pay' },
      ],
    },
  },
  foreignScheme: { upi: { ...INVOICE, uri: INVOICE.uri.replace('upi:', 'https:') } },
  otherAmount: { upi: { ...INVOICE, uri: INVOICE.uri.replace('1000.00', '9000.00') } },
  otherPayee: { upi: { ...INVOICE, vpa: 'someone.else@okhdfcbank' } },
} satisfies Record<string, ApiResponseData | ((expiresAt: string) => ApiResponseData)>;

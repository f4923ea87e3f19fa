/** Payees of the simulated provider. Their numbers have valid check digits and belong to nobody. */
import type { ApiResponseData, EncodedCard } from '@/contract/api-response';
import type { Text } from '@/contract/primitives';

type Payee = Pick<ApiResponseData, 'card' | 'requisites'>;

const labels = {
  iban: { en: 'IBAN' },
  clabe: { en: 'CLABE', es: 'CLABE interbancaria', mx: 'CLABE interbancaria' },
  account: {
    en: 'Account number',
    ru: 'Номер счёта',
    es: 'Número de cuenta',
    mx: 'Número de cuenta',
    pt: 'Número da conta',
    hi: 'खाता संख्या',
    mr: 'खाते क्रमांक',
    te: 'ఖాతా సంఖ్య',
  },
  holder: {
    en: 'Account name',
    ru: 'Получатель',
    es: 'Beneficiario',
    mx: 'Beneficiario',
    pt: 'Favorecido',
    hi: 'खाताधारक',
    mr: 'खातेधारक',
    te: 'ఖాతాదారు',
  },
  bank: { en: 'Bank', ru: 'Банк', es: 'Banco', mx: 'Banco', pt: 'Banco', hi: 'बैंक', mr: 'बँक', te: 'బ్యాంక్' },
  branch: { en: 'Branch', es: 'Sucursal', mx: 'Sucursal', ru: 'Отделение' },
  routing: { en: 'Routing number' },
  bic: { en: 'BIC', ru: 'БИК' },
  reference: {
    en: 'Payment reference',
    ru: 'Назначение платежа',
    es: 'Concepto de pago',
    mx: 'Concepto de pago',
    pt: 'Referência',
    hi: 'भुगतान संदर्भ',
    mr: 'पेमेंट संदर्भ',
    te: 'చెల్లింపు రెఫరెన్స్',
  },
} satisfies Record<string, Text>;

const row = (name: keyof typeof labels, value: string) => ({ name, label: labels[name], value });

/** 4400430000001237, encrypted. The key stands beside the data: this shows how the data flows, and keeps no secret. */
export const ENCODED_CARD: EncodedCard = {
  data: 'O48/OtC43KDWJ375Oyh5BQ==',
  tag: 'bz8/PmiiVj8puMS3HVqOPg==',
  key: 'lNhWLQAXPFFu01SyqGZvn6fYUe5lMg7BFuBz+Qr2+Zg=',
  iv: 'CrMGgjA1Zhu426Ic',
};
/** The same card with a wrong tag, so that decryption fails. */
export const BROKEN_CARD: EncodedCard = { ...ENCODED_CARD, tag: 'az8/PmiiVj8puMS3HVqOPg==' };

/** `reference`: the text by which the provider recognises the transfer. */
export function payeeOf(methodName: string, reference: string): Payee {
  switch (methodName) {
    case 'kz_card_transfer':
      return { card: { encoded: ENCODED_CARD, holder: 'AIGERIM S.', bank: 'Kaspi Bank' } };
    case 'kz_account':
      return {
        requisites: [
          row('iban', 'KZ95722C000011112222'),
          row('bic', 'CASPKZKA'),
          row('holder', 'TOO Example Pay'),
          row('reference', reference),
        ],
      };
    case 'mx_clabe':
      return {
        requisites: [
          row('clabe', '012180001183597198'),
          row('holder', 'Ejemplo Pagos SA de CV'),
          row('bank', 'BBVA México'),
          row('reference', reference),
        ],
      };
    case 'bd_account':
      return {
        requisites: [
          row('account', '1501203456789'),
          row('holder', 'Example Payments Ltd'),
          row('bank', 'BRAC Bank'),
          row('branch', 'Gulshan, Dhaka'),
          row('routing', '060261726'),
        ],
      };
    case 'ng_account_gtb':
      return { requisites: [row('account', '0123456785'), row('bank', 'GTBank'), row('holder', 'Example Pay Ltd')] };
    case 'ng_account_access':
      return {
        requisites: [row('account', '0690123456'), row('bank', 'Access Bank'), row('holder', 'Example Pay Ltd')],
      };
    case 'ng_transfer_access':
    case 'ng_transfer_gtb':
    case 'ng_transfer_zenith':
    case 'ng_transfer_uba':
    case 'ng_transfer_any':
      return {
        requisites: [
          row('account', '0000014579'),
          row('bank', 'First Bank of Nigeria'),
          row('holder', 'Example Pay Ltd'),
          row('reference', reference),
        ],
      };
    default:
      return {
        requisites: [
          row('iban', 'TR820006400000112340567890'),
          row('holder', 'Örnek Ödeme A.Ş.'),
          row('bank', 'Türkiye İş Bankası'),
          row('reference', reference),
        ],
      };
  }
}

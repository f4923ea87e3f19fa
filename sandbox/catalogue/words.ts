/** Labels that several markets share. Brand names are the same in every language and have no entry here. */
import type { Text } from '@/contract/primitives';

/** `mx` (Mexican Spanish) has its own file and does not fall back to `es`, so it gets the Spanish text as well. */
export function toText(text: string | Text): Text {
  if (typeof text === 'string') return { en: text };
  return text.es && !text.mx ? { ...text, mx: text.es } : text;
}

export const words = {
  bankCard: {
    en: 'Bank card',
    ru: 'Банковская карта',
    es: 'Tarjeta bancaria',
    pt: 'Cartão bancário',
    hi: 'बैंक कार्ड',
    mr: 'बँक कार्ड',
    te: 'బ్యాంక్ కార్డ్',
    de: 'Bankkarte',
    tr: 'Banka kartı',
    uk: 'Банківська картка',
  },
  creditCard: { en: 'Credit card', es: 'Tarjeta de crédito', pt: 'Cartão de crédito', ru: 'Кредитная карта' },
  debitCard: { en: 'Debit card', es: 'Tarjeta de débito', pt: 'Cartão de débito', ru: 'Дебетовая карта' },
  bankTransfer: {
    en: 'Bank transfer',
    ru: 'Банковский перевод',
    es: 'Transferencia bancaria',
    pt: 'Transferência bancária',
    hi: 'बैंक ट्रांसफ़र',
    mr: 'बँक ट्रान्सफर',
    te: 'బ్యాంక్ బదిలీ',
    de: 'Banküberweisung',
    tr: 'Banka havalesi',
    id: 'Transfer bank',
    ms: 'Pindahan bank',
    th: 'โอนเงินผ่านธนาคาร',
    bn: 'ব্যাংক ট্রান্সফার',
  },
  netBanking: {
    en: 'Net banking',
    hi: 'नेट बैंकिंग',
    mr: 'नेट बँकिंग',
    te: 'నెట్ బ్యాంకింగ్',
  },
  mobileBalance: {
    en: 'Mobile phone balance',
    ru: 'Баланс телефона',
    es: 'Saldo del teléfono',
    pt: 'Saldo do celular',
  },
  paymentTerminal: { en: 'Payment terminal', ru: 'Платёжный терминал' },
  voucher: { en: 'Voucher', ru: 'Ваучер', es: 'Vale', pt: 'Voucher', de: 'Gutschein' },
} satisfies Record<string, Text>;

/** Labels of fields. */
export const labels = {
  phone: {
    en: 'Phone number',
    ru: 'Номер телефона',
    es: 'Número de teléfono',
    pt: 'Número de celular',
    hi: 'फ़ोन नंबर',
    mr: 'फोन नंबर',
    te: 'ఫోన్ నంబర్',
    de: 'Telefonnummer',
  },
  email: { en: 'Email', ru: 'Эл. почта', es: 'Correo electrónico', pt: 'E-mail', hi: 'ईमेल', mr: 'ईमेल', te: 'ఇమెయిల్' },
  upi: { en: 'UPI ID', hi: 'UPI आईडी', mr: 'UPI आयडी', te: 'UPI ఐడి' },
  pan: {
    en: 'Card number',
    ru: 'Номер карты',
    es: 'Número de tarjeta',
    pt: 'Número do cartão',
    hi: 'कार्ड नंबर',
    mr: 'कार्ड नंबर',
    te: 'కార్డ్ నంబర్',
    de: 'Kartennummer',
  },
  expiry: { en: 'Expiry date', ru: 'Срок действия', es: 'Vencimiento', pt: 'Validade', de: 'Gültig bis' },
  holder: {
    en: 'Name on card',
    ru: 'Имя на карте',
    es: 'Nombre en la tarjeta',
    pt: 'Nome no cartão',
    de: 'Name auf der Karte',
  },
  fullName: {
    en: 'Account holder',
    ru: 'Владелец счёта',
    es: 'Titular de la cuenta',
    pt: 'Titular da conta',
    hi: 'खाताधारक का नाम',
    mr: 'खातेधारकाचे नाव',
    te: 'ఖాతాదారు పేరు',
    de: 'Kontoinhaber',
  },
  account: {
    en: 'Account number',
    ru: 'Номер счёта',
    es: 'Número de cuenta',
    pt: 'Número da conta',
    hi: 'खाता संख्या',
    mr: 'खाते क्रमांक',
    te: 'ఖాతా సంఖ్య',
    de: 'Kontonummer',
  },
  bank: {
    en: 'Bank',
    ru: 'Банк',
    es: 'Banco',
    pt: 'Banco',
    hi: 'बैंक',
    mr: 'बँक',
    te: 'బ్యాంక్',
    de: 'Bank',
  },
  wallet: { en: 'Wallet number', ru: 'Номер кошелька', es: 'Número de monedero', pt: 'Número da carteira' },
  document: { en: 'Document number', es: 'Número de documento', pt: 'Número do documento', ru: 'Номер документа' },
  network: { en: 'Network', ru: 'Сеть', es: 'Red', pt: 'Rede', hi: 'नेटवर्क', mr: 'नेटवर्क', te: 'నెట్‌వర్క్', de: 'Netzwerk' },
  address: {
    en: 'Wallet address',
    ru: 'Адрес кошелька',
    es: 'Dirección del monedero',
    pt: 'Endereço da carteira',
    hi: 'वॉलेट पता',
    mr: 'वॉलेट पत्ता',
    te: 'వాలెట్ చిరునామా',
    de: 'Wallet-Adresse',
  },
  voucher: {
    en: 'Voucher code',
    ru: 'Код ваучера',
    es: 'Código del vale',
    pt: 'Código do voucher',
    de: 'Gutscheincode',
  },
} satisfies Record<string, Text>;

import { market } from '../builder';
import { amount, banks, dropdown, email, field, fullName, phone } from '../fields';
import { labels, words } from '../words';

const mobile = phone('+57 000 000 0000', '+57 300 123 4567');
const wallet = phone('+57 000 000 0000', '+57 300 123 4567', true);
const documentType = dropdown('document_type', { en: 'Document', es: 'Documento' }, [
  { value: 'CC', text: { en: 'Citizenship card', es: 'Cédula de ciudadanía', mx: 'Cédula de ciudadanía' } },
  { value: 'CE', text: { en: 'Foreigner card', es: 'Cédula de extranjería', mx: 'Cédula de extranjería' } },
  { value: 'PP', text: { en: 'Passport', es: 'Pasaporte', mx: 'Pasaporte' } },
]);
const documentNumber = field('document', {
  label: labels.document,
  regex: '^\\d{6,10}$',
  error: 'digits',
  example: '1020304050',
});
const person = [documentType, documentNumber];
const account = field('account_number', {
  label: labels.account,
  regex: '^\\d{8,16}$',
  error: 'digits',
  example: '24012345678',
  wallet: true,
});
const coBanks = banks({
  '1007': 'Bancolombia',
  '1051': 'Davivienda',
  '1001': 'Banco de Bogotá',
  '1013': 'BBVA Colombia',
});
const bank = { category: 'colombian_banks', limits: [20_000, 5_000_000], snippet: 50_000, fields: person } as const;
const cash = { category: 'cash_methods', limits: [20_000, 1_000_000], snippet: 50_000, fields: person } as const;

export const colombia = market('co', 'COP', [
  {
    ...bank,
    name: 'co_bancolombia',
    text: 'Bancolombia',
    icons: 'bancolombia',
    fields: [amount, ...person],
    badge: 'fast',
    popular: true,
  },
  { ...bank, name: 'co_davivienda', text: 'Davivienda', icons: 'davivienda' },
  { ...bank, name: 'co_bogota', text: 'Banco de Bogotá', icons: 'banco-bogota' },
  { ...bank, name: 'co_bbva', text: 'BBVA Colombia', icons: 'bbva' },
  { ...bank, name: 'co_occidente', text: 'Banco de Occidente', icons: 'occidente' },
  {
    name: 'co_pse',
    text: 'PSE',
    category: 'bank_transfer',
    icons: 'pse',
    limits: [10_000, 10_000_000],
    snippet: 50_000,
    fields: [coBanks, ...person, email()],
    badge: 'top',
    popular: true,
  },
  {
    name: 'co_nequi',
    text: 'Nequi',
    category: 'e-wallet',
    icons: 'nequi',
    limits: [10_000, 2_000_000],
    snippet: 50_000,
    fields: [mobile],
    payout: [20_000, 2_000_000],
    payoutFields: [wallet],
    badge: 'instant',
    popular: true,
  },
  {
    name: 'co_daviplata',
    text: 'DaviPlata',
    category: 'e-wallet',
    icons: 'daviplata',
    limits: [10_000, 2_000_000],
    fields: [mobile],
    payout: [20_000, 2_000_000],
    payoutFields: [wallet, ...person],
  },
  { ...cash, name: 'co_baloto', text: 'Baloto', icons: 'baloto' },
  { ...cash, name: 'co_supergiros', text: 'SuperGIROS', icons: 'supergiros' },
  { ...cash, name: 'co_gana', text: 'Gana', icons: 'cash' },
  {
    name: 'co_card',
    text: words.bankCard,
    category: 'card_method',
    icons: ['visa', 'mastercard'],
    limits: [20_000, 5_000_000],
    snippet: 50_000,
    view: 'card',
  },
  {
    name: 'co_debit',
    text: words.debitCard,
    category: 'card_method',
    icons: 'bank-card',
    limits: [20_000, 3_000_000],
    view: 'cardMultiple',
  },
  {
    name: 'co_bank_payout',
    text: words.bankTransfer,
    category: 'bank_transfer',
    icons: 'bank',
    payout: [50_000, 10_000_000],
    payoutFields: [fullName, ...person, coBanks, account],
    prepare: true,
  },
]);

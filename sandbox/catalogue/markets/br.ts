import { market } from '../builder';
import { amount, banks, cardholder, dropdown, email, field, fullName, phone } from '../fields';
import { labels, words } from '../words';

/** Cadastro de Pessoas Físicas: eleven digits, the last two of which are check digits. */
const cpf = field('cpf', {
  label: { en: 'CPF', pt: 'CPF' },
  mask: '000.000.000-00',
  regex: '^\\d{3}\\.?\\d{3}\\.?\\d{3}-?\\d{2}$',
  error: 'cpf',
  example: '529.982.247-25',
});
const mobile = phone('+55 00 00000 0000', '+55 11 98765 4321');
const brBanks = banks({ '001': 'Banco do Brasil', '104': 'Caixa', '237': 'Bradesco', '260': 'Nubank', '341': 'Itaú' });
const branch = field('branch', {
  label: { en: 'Branch', pt: 'Agência' },
  mask: '0000',
  regex: '^\\d{4}$',
  error: 'digits',
  example: '1234',
});
const account = field('account_number', {
  label: labels.account,
  regex: '^\\d{4,12}-?[0-9Xx]$',
  error: 'account',
  example: '1234567-8',
  wallet: true,
});
const keyType = dropdown('pix_key_type', { en: 'Key type', pt: 'Tipo de chave' }, [
  { value: 'cpf', text: 'CPF' },
  { value: 'cnpj', text: 'CNPJ' },
  { value: 'email', text: { en: 'Email', pt: 'E-mail' } },
  { value: 'phone', text: { en: 'Phone', pt: 'Celular' } },
  { value: 'random', text: { en: 'Random key', pt: 'Chave aleatória' } },
]);
const pixKey = field('pix_key', {
  label: { en: 'Pix key', pt: 'Chave Pix' },
  type: 'input_with_tooltip',
  regex: '^[A-Za-z0-9+@._\\-]{8,77}$',
  error: 'account',
  example: 'nome@exemplo.com.br',
  wallet: true,
  tooltip: { en: 'The key must belong to your own account.', pt: 'A chave deve ser de uma conta em seu nome.' },
});
const card = { category: 'card_method', view: 'card', limits: [20, 10_000], snippet: 100 } as const;

export const brazil = market('br', 'BRL', [
  {
    ...card,
    name: 'br_card',
    text: { en: 'Visa, Mastercard', pt: 'Visa, Mastercard' },
    icons: ['visa', 'mastercard'],
    fields: [amount, cpf, cardholder],
    badge: 'fast',
    popular: true,
  },
  { ...card, name: 'br_elo', text: 'Elo', icons: 'elo', fields: [cpf] },
  { ...card, name: 'br_hipercard', text: 'Hipercard', icons: 'hipercard', fields: [cpf] },
  { ...card, name: 'br_debit', text: words.debitCard, icons: 'bank-card', fields: [cpf], view: 'cardMultiple' },
  {
    name: 'br_mercadopago',
    text: 'Mercado Pago',
    category: 'e-wallet',
    icons: 'mercado-pago',
    limits: [20, 20_000],
    snippet: 100,
    fields: [email(), cpf],
    badge: 'top',
    popular: true,
  },
  {
    name: 'br_picpay',
    text: 'PicPay',
    category: 'e-wallet',
    icons: 'picpay',
    limits: [20, 8000],
    snippet: 50,
    fields: [cpf, mobile],
    payout: [30, 8000],
    payoutFields: [cpf, phone('+55 00 00000 0000', '+55 11 98765 4321', true)],
    badge: 'instant',
  },
  {
    name: 'br_loterica',
    text: { en: 'Lottery shop', pt: 'Casa lotérica' },
    category: 'cash_methods',
    icons: 'loterica',
    limits: [50, 3000],
    fields: [cpf],
  },
  {
    name: 'br_pagamento_rapido',
    text: 'Pagamento Rápido',
    category: 'cash_methods',
    icons: 'cash',
    limits: [20, 2000],
  },
  {
    name: 'br_depex',
    text: 'Depósito Express',
    category: 'cash_methods',
    icons: 'depex',
    limits: [50, 5000],
    fields: [cpf],
  },
  {
    name: 'br_ted',
    text: { ...words.bankTransfer, pt: 'Transferência TED' },
    category: 'bank_transfer',
    icons: 'bank',
    limits: [100, 50_000],
    fields: [cpf, brBanks],
    payout: [50, 50_000],
    payoutFields: [fullName, cpf, brBanks, branch, account],
    fee: { fixed: 3.5, percent: 0.5, max: 30 },
    prepare: true,
  },
  { name: 'br_nubank', text: 'Nubank', category: 'bank', icons: 'nubank', limits: [20, 10_000], fields: [cpf] },
  { name: 'br_itau', text: 'Itaú', category: 'bank', icons: 'itau', limits: [20, 10_000], fields: [cpf] },
  { name: 'br_bradesco', text: 'Bradesco', category: 'bank', icons: 'bradesco', limits: [20, 10_000], fields: [cpf] },
  {
    name: 'br_pix_payout',
    text: 'Pix',
    category: 'pix',
    icons: 'pix',
    payout: [20, 30_000],
    payoutFields: [keyType, pixKey],
    code: true,
    badge: 'fast',
  },
]);

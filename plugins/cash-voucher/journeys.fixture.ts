import type { Journey } from '../../tests/kit/journeys/journey';
import { LIFE_MS } from './simulator';

export const deposit: Journey = {
  name: 'a boleto',
  flow: 'deposit',
  country: 'BR',
  currency: 'BRL',
  method: 'br_boleto',
  async open(hands) {
    await hands.open('paymentGroup.cash_methods');
    await hands.open('br_boleto');
    await hands.sees('br_boleto');
  },
  async fill(hands) {
    await hands.fill('amount.label', '150,50');
    await hands.fill('full_name', 'Maria da Silva');
    await hands.fill('cpf', '52998224725');
  },
  submit: 'cash-voucher:submit',
  page: 'cash-voucher:title',
  expired: 'cash-voucher:expired.title',
  expiresAfter: LIFE_MS,
};

export const counter: Journey = {
  name: 'cash at a counter',
  flow: 'deposit',
  country: 'DE',
  currency: 'EUR',
  method: 'test_counter',
  submit: 'cash-voucher:submit',
  page: 'cash-voucher:title',
  next: 'cash-voucher:status',
};

export const withdrawal: Journey = {
  name: 'a payout in cash',
  flow: 'withdrawal',
  country: 'KG',
  currency: 'KGS',
  method: 'kg_cash_payout',
  async open(hands) {
    await hands.open('paymentGroup.cash_methods_kyrgyzstan');
    await hands.open('kg_cash_payout');
    await hands.sees('kg_cash_payout');
  },
  async fill(hands) {
    await hands.fill('amount.label', '1500');
    await hands.fill('phone', '+996700123456');
  },
  page: 'cash-voucher:pickup.title',
};

export const counterPayout: Journey = {
  name: 'a payout at a counter',
  flow: 'withdrawal',
  country: 'DE',
  currency: 'EUR',
  method: 'test_counter_payout',
  async fill(hands) {
    await hands.fill('amount.label', '25');
    await hands.fill('full_name', 'Alex Morgan');
  },
  page: 'cash-voucher:pickup.title',
};

/** Opens a voucher or a pick-up code for stories. The cents of the amount choose what the provider does (simulator.ts). */
import { payWith, withdrawWith } from '../../../tests/kit/story-steps';
import type { StoryApp } from '../../../tests/kit/story-app';
import { methods } from '../fixtures';

export const boleto = (amount: string) => ({
  country: 'BR',
  currency: 'BRL',
  methods,
  prepare: (app: StoryApp) =>
    payWith(app, 'br_boleto', { amount, fields: { full_name: 'Maria da Silva', cpf: '529.982.247-25' } }),
});

export const oxxo = (amount: string) => ({
  country: 'MX',
  currency: 'MXN',
  methods,
  prepare: (app: StoryApp) => payWith(app, 'mx_oxxo', { amount, fields: { full_name: 'Carmen Gómez' } }),
});

export const kiosk = (amount: string) => ({
  methods,
  prepare: (app: StoryApp) => payWith(app, 'test_counter', { amount }),
});

export const payout = (amount: string) => ({
  country: 'KG',
  currency: 'KGS',
  path: '/withdrawal',
  methods,
  host: { user: { balanceData: { primary: { amount: 12_500, currency: 'KGS' } } } },
  prepare: (app: StoryApp) => collect(app, amount),
});

export const collect = (app: StoryApp, amount: string) =>
  withdrawWith(app, 'kg_cash_payout', { amount, fields: { customWallet: '+996 700 123 456' } });

/**
 * Matches `count` whole days or hours that are left, or one less, as a second later. A page with a stopped clock keeps
 * showing `count`.
 */
export const left = (text: StoryApp['text'], unit: 'days' | 'hours', count: number): RegExp =>
  new RegExp([count, count - 1].map((whole) => text(`cash-voucher:left.${unit}`, { count: whole })).join('|'));

import 'reflect-metadata';
import { cleanup, render, screen } from '@testing-library/react';
import Big from 'big.js';
import { container as root } from 'tsyringe';
import { afterEach, expect, it } from 'vitest';
import { method } from '../../cashier/form/payment-form.fixture';
import { Locale } from '../../core/locale/locale';
import { ContainerProvider } from '../../kernel/react';
import { PaymentCosts } from './payment-costs';

const words = { 'player:cost.fee': 'Fee', 'player:cost.credited': 'credited' };
const locale = {
  tag: 'en',
  has: () => true,
  loadNamespace: async () => undefined,
  t: (key: keyof typeof words, texts: object) => [words[key], ...Object.values(texts)].join(' '),
} as unknown as Locale;

function show(amount: number) {
  const container = root.createChildContainer();
  container.registerInstance(Locale, locale);
  const form = { amount: new Big(amount), currency: 'EUR' };
  const dear = { ...method(), fees: { EUR: { fixed: 5 } } };
  render(
    <ContainerProvider container={container}>
      <PaymentCosts flow="deposit" method={dear} form={form} />
    </ContainerProvider>,
  );
}

afterEach(cleanup);

it.each([
  [20, 'Fee €5 · credited €15'],
  [5, 'Fee €5 · credited €0'],
  [3, 'Fee €5 · credited €0'],
])('of %s nothing is kept back about what it costs', (amount, text) => {
  show(amount);
  expect(screen.getByText(text)).toBeTruthy();
});

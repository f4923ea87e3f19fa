/** Every step of every plugin's deposits, as a player walks there from the list. */
import { expect } from '@playwright/test';
import type { Cashier } from '../../e2e/kit/cashier';
import { title, value, type Step } from './step';

const qr = (cashier: Cashier) => cashier.view.locator('main svg[role=img] path').last();

async function submit(cashier: Cashier, method: string, amount: string, button: string): Promise<void> {
  await cashier.choose(method);
  await cashier.amount.fill(amount);
  await cashier.button(button).click();
}

const form = (plugin: string, country: string, method: string): Step => ({
  plugin,
  step: 'form',
  country,
  made: 0,
  walk: (cashier) => cashier.choose(method),
  shown: title,
});

export const DEPOSIT_STEPS: readonly Step[] = [
  form('card-redirect', 'de', 'Test card'),
  {
    plugin: 'card-redirect',
    step: 'complete',
    country: 'de',
    made: 1,
    async walk(cashier) {
      await submit(cashier, 'Test card', '50', 'Continue to payment');
      await expect(cashier.title).toHaveText('Waiting for payment');
    },
    shown: value('Reference number'),
  },
  {
    plugin: 'card-redirect',
    step: 'unified form',
    country: 'de',
    made: 1,
    walk: (cashier) => submit(cashier, 'Test card unified flow', '50', 'Continue to payment'),
    shown: (cashier) => cashier.view.getByText('Transfer number'),
  },
  {
    plugin: 'card-redirect',
    step: 'instruction',
    country: 'de',
    made: 1,
    walk: (cashier) => submit(cashier, 'Test card in cash', '50', 'Continue to payment'),
    shown: (cashier) => cashier.view.locator('dl dd').first(),
  },
  form('pix', 'br', 'Pix'),
  {
    plugin: 'pix',
    step: 'code',
    country: 'br',
    made: 1,
    async walk(cashier) {
      await cashier.choose('Pix');
      await cashier.amount.fill('150');
      await cashier.field('CPF').pressSequentially('52998224725');
      await cashier.button('Generate Pix code').click();
    },
    shown: value('Pix copy and paste'),
  },
  form('host-to-host', 'tr', 'Bank transfer to IBAN'),
  {
    plugin: 'host-to-host',
    step: 'payee',
    country: 'tr',
    made: 1,
    async walk(cashier) {
      await cashier.choose('Bank transfer to IBAN');
      await cashier.amount.fill('1500');
      await cashier.field('Account holder').fill('Alex Morgan');
      await cashier.button('Get payment details').click();
    },
    shown: value('IBAN'),
  },
  {
    plugin: 'crypto',
    step: 'coins',
    country: 'de',
    made: 0,
    walk: (cashier) => cashier.tile('Cryptocurrency').click(),
    shown: (cashier) => cashier.view.getByRole('button', { name: /^Bitcoin from/ }),
  },
  {
    plugin: 'crypto',
    step: 'amount',
    country: 'de',
    made: 0,
    async walk(cashier) {
      await cashier.tile('Cryptocurrency').click();
      await cashier.view.getByRole('button', { name: /^Bitcoin from/ }).click();
    },
    shown: title,
  },
  {
    plugin: 'crypto',
    step: 'address',
    country: 'de',
    made: 1,
    async walk(cashier) {
      await cashier.tile('Cryptocurrency').click();
      await cashier.view.getByRole('button', { name: /^Bitcoin from/ }).click();
      await cashier.amount.fill('50');
      await cashier.button('Get the address').click();
    },
    shown: value('Address on'),
  },
  form('india-upi', 'in', 'UPI with UTR'),
  {
    plugin: 'india-upi',
    step: 'invoice',
    country: 'in',
    made: 1,
    walk: (cashier) => submit(cashier, 'UPI with UTR', '500', 'Get the payment code'),
    shown: qr,
  },
  form('easy-pay', 'in', 'EazyPe'),
  {
    plugin: 'easy-pay',
    step: 'code',
    country: 'in',
    made: 1,
    walk: (cashier) => submit(cashier, 'EazyPe', '500', 'Get the payment code'),
    shown: qr,
  },
  form('peer-to-peer', 'de', 'Test transfer to a card'),
  {
    plugin: 'peer-to-peer',
    step: 'invoice',
    country: 'de',
    made: 1,
    walk: (cashier) => submit(cashier, 'Test transfer to a card', '50', 'Get card details'),
    shown: (cashier) => cashier.view.locator('canvas[aria-label], [role=img][aria-label]').first(),
  },
  {
    plugin: 'transactions',
    step: 'history',
    country: 'de',
    made: 1,
    async walk(cashier) {
      await submit(cashier, 'Test card', '50', 'Continue to payment');
      await cashier.button('Back to methods').click();
      await cashier.button('Transactions').click();
      await expect(cashier.title).toHaveText('Transactions');
    },
    shown: (cashier) => cashier.view.locator('main').getByRole('listitem'),
  },
];

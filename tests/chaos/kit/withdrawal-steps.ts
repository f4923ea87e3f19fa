/** Every step of every plugin's withdrawals: the form, the review, the code, and waiting for the payout. */
import { expect } from '@playwright/test';
import type { Cashier } from '../../e2e/kit/cashier';
import { IBAN } from '../../e2e/kit/withdrawal-page';
import { title, value, type Step } from './step';

const ETHEREUM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const ACCOUNT = '0000014579';

interface Payout {
  plugin: string;
  country: Step['country'];
  money: NonNullable<Step['money']>;
  form(cashier: Cashier): Promise<void>;
  fill(cashier: Cashier): Promise<void>;
  /** On the form, and there again when a reload has taken the review away. */
  formShown: Step['shown'];
  /** Of the review: where the money goes. */
  destination: string;
}

async function choose(cashier: Cashier, label: string, found: string): Promise<void> {
  const box = cashier.view.getByRole('combobox', { name: label, exact: true });
  await box.click();
  await box.fill(found);
  await box.press('Enter');
}

const redirect = (method: string): Payout => ({
  plugin: 'card-redirect',
  country: 'de',
  money: { amount: '100', currency: 'EUR' },
  form: (cashier) => cashier.choose(method),
  async fill(cashier) {
    await cashier.amount.fill('25');
    await cashier.field('IBAN').pressSequentially(IBAN);
  },
  formShown: title,
  destination: 'IBAN',
});

const crypto: Payout = {
  plugin: 'crypto',
  country: 'de',
  money: { amount: '5000', currency: 'EUR' },
  async form(cashier) {
    await cashier.tile('Cryptocurrency').click();
    await choose(cashier, 'Coin to receive', 'USD Coin');
    await expect(cashier.title).toHaveText('USD Coin');
  },
  async fill(cashier) {
    await cashier.view.getByRole('combobox', { name: 'Network' }).selectOption('Ethereum (ERC-20)');
    await cashier.field('Your address').fill(ETHEREUM);
    await cashier.amount.fill('100');
  },
  formShown: title,
  destination: 'Your address',
};

const bank: Payout = {
  plugin: 'nigerian-banks',
  country: 'ng',
  money: { amount: '250000', currency: 'NGN' },
  form: (cashier) => cashier.choose('Bank account'),
  async fill(cashier) {
    await cashier.amount.fill('20000');
    await choose(cashier, 'Bank', '011');
    await cashier.field('Account number').fill(ACCOUNT);
  },
  formShown: title,
  destination: 'Account number',
};

async function review(cashier: Cashier, payout: Payout): Promise<void> {
  await payout.form(cashier);
  await payout.fill(cashier);
  await cashier.button('Continue').click();
  await expect(cashier.title).toHaveText('Check your withdrawal');
}

async function make(cashier: Cashier, payout: Payout): Promise<void> {
  await review(cashier, payout);
  await cashier.button('Withdraw').click();
}

const form = (payout: Payout) => ({ step: 'form', made: 0, walk: payout.form, shown: payout.formShown }) as const;

const reviewed = (payout: Payout) =>
  ({
    step: 'review',
    made: 0,
    walk: (cashier: Cashier) => review(cashier, payout),
    shown: value(payout.destination),
    afterReload: payout.formShown,
  }) as const;

const waiting = (payout: Payout) =>
  ({
    step: 'waiting',
    made: 1,
    async walk(cashier: Cashier) {
      await make(cashier, payout);
      await expect(cashier.title).toHaveText('Request accepted');
    },
    shown: value('Reference number'),
  }) as const;

function of(payout: Payout, ...steps: readonly Omit<Step, 'plugin' | 'country' | 'flow'>[]): Step[] {
  const { plugin, country, money } = payout;
  return steps.map((step) => ({ plugin, country, money, flow: 'withdrawal', ...step }));
}

const card = redirect('Test payout');
const coded = redirect('Test payout with a code');
const cash = redirect('Test payout in cash');

export const WITHDRAWAL_STEPS: readonly Step[] = [
  ...of(card, form(card), reviewed(card), waiting(card)),
  ...of(coded, {
    step: 'code',
    made: 1,
    async walk(cashier) {
      await make(cashier, coded);
      await expect(cashier.title).toHaveText('Enter the code');
    },
    shown: title,
  }),
  ...of(cash, {
    step: 'instruction',
    made: 1,
    walk: (cashier) => make(cashier, cash),
    shown: (cashier) => cashier.view.locator('main h1').filter({ hasText: 'Collect it at a till' }),
  }),
  ...of(crypto, form(crypto), reviewed(crypto), waiting(crypto)),
  ...of(bank, form(bank), reviewed(bank), waiting(bank)),
];

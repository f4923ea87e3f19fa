import { expect } from '@playwright/test';
import type { Cashier } from '../../tests/e2e/kit/cashier';
import {
  chooseIn,
  payoutForm,
  payoutReview,
  payoutSteps,
  payoutWaiting,
  type Payout,
} from '../../tests/chaos/kit/payout-steps';
import { title, value, type PluginStep } from '../../tests/chaos/kit/step';

const ETHEREUM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

async function chooseCoin(cashier: Cashier): Promise<void> {
  await cashier.tile('Cryptocurrency').click();
  await cashier.view.getByRole('button', { name: /^Tether/ }).click();
}

const current: readonly PluginStep[] = [
  {
    step: 'coins',
    country: 'de',
    made: 0,
    walk: (cashier) => cashier.tile('Cryptocurrency').click(),
    shown: (cashier) => cashier.view.getByRole('button', { name: /^Bitcoin from/ }),
  },
  {
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
];

/** The legacy design's three pages: the coin, the network with the amount, the address. */
const legacy: readonly PluginStep[] = [
  {
    designs: ['legacy'],
    step: 'coin',
    country: 'de',
    made: 0,
    walk: (cashier) => cashier.tile('Cryptocurrency').click(),
    shown: (cashier) => cashier.view.getByRole('button', { name: /^Tether/ }),
  },
  { designs: ['legacy'], step: 'network', country: 'de', made: 0, walk: chooseCoin, shown: title },
  {
    designs: ['legacy'],
    step: 'address',
    shortRun: ['legacy'],
    country: 'de',
    made: 1,
    async walk(cashier) {
      await chooseCoin(cashier);
      await cashier.view.getByRole('radio', { name: /TRON/ }).check();
      await cashier.amount.fill('50');
      await cashier.button('Get the address').click();
    },
    shown: value('Address on'),
  },
];

const payout: Payout = {
  country: 'de',
  money: { amount: '5000', currency: 'EUR' },
  async form(cashier) {
    await cashier.tile('Cryptocurrency').click();
    await chooseIn(cashier, 'Coin to receive', 'USD Coin');
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

export const steps: readonly PluginStep[] = [
  ...current,
  ...legacy,
  ...payoutSteps(payout, payoutForm(payout), payoutReview(payout), payoutWaiting(payout)),
];

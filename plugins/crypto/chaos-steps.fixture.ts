import type { Cashier } from '../../tests/e2e/kit/cashier';
import { payoutForm, payoutOf, payoutReview, payoutSteps, payoutWaiting } from '../../tests/chaos/kit/payout-steps';
import { title, value, type PluginStep } from '../../tests/chaos/kit/step';
import { withdrawal } from './journeys.fixture';

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

const payout = payoutOf(withdrawal, 'Your address', '5000');

export const steps: readonly PluginStep[] = [
  ...current,
  ...legacy,
  ...payoutSteps(payout, payoutForm(payout), payoutReview(payout), payoutWaiting(payout)),
];

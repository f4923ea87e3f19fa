/** Every step of the plugins that have pages of the legacy design. */
import type { Cashier } from '../../e2e/kit/cashier';
import { DEPOSIT_STEPS } from './deposit-steps';
import { inLegacy, title, value, type Step } from './step';
import { WITHDRAWAL_STEPS } from './withdrawal-steps';

async function chooseCoin(cashier: Cashier): Promise<void> {
  await cashier.tile('Cryptocurrency').click();
  await cashier.view.getByRole('button', { name: /^Tether/ }).click();
}

/** Its own three pages: the coin, the network with the amount, the address. */
const CRYPTO: readonly Step[] = [
  {
    plugin: 'crypto',
    step: 'coin',
    country: 'de',
    made: 0,
    walk: (cashier) => cashier.tile('Cryptocurrency').click(),
    shown: (cashier) => cashier.view.getByRole('button', { name: /^Tether/ }),
  },
  { plugin: 'crypto', step: 'network', country: 'de', made: 0, walk: chooseCoin, shown: title },
  {
    plugin: 'crypto',
    step: 'address',
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

export const LEGACY_STEPS: readonly Step[] = [
  ...DEPOSIT_STEPS.filter(({ plugin }) => plugin === 'card-redirect'),
  ...CRYPTO,
  ...WITHDRAWAL_STEPS,
].map(inLegacy);

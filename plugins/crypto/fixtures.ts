/** A method that serves several networks, beside the catalogue's one per network; offered in Germany. */
import { DisplayType } from '@/contract/method';
import type { CatalogueMethod } from '@/contract/simulator';

export const methods: CatalogueMethod[] = [
  {
    countries: ['de'],
    flows: ['deposit'],
    snippet: { EUR: 50 },
    method: {
      name: 'crypto_usdc',
      category: 'crypto',
      currency: ['EUR'],
      text: { en: 'USD Coin' },
      amount_rules: { EUR: { min: 9, max: 45_000 } },
      checkLuhn: false,
      fields: [
        {
          name: 'network',
          type: 'networks',
          label: { en: 'Network', es: 'Red', pt: 'Rede', ru: 'Сеть' },
          values: [
            { value: 'erc20', text: 'Ethereum (ERC-20)' },
            { value: 'bep20', text: 'BNB Smart Chain (BEP-20)' },
          ],
        },
      ],
      isPopular: false,
      isPreparationRequired: false,
      position: 1150,
      iconIds: ['usdc'],
      cardViewType: DisplayType.default,
    },
  },
];

/**
 * Methods that serve several networks, in addition to the catalogue's methods for one network each, and a payout with a
 * memo; offered in Germany.
 */
import { DisplayType } from '@/contract/method';
import type { CatalogueMethod } from '@/contract/simulator';

/** Example account from the network's own documents (SEP-23). */
const STELLAR = 'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ';

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
  {
    countries: ['de'],
    flows: ['withdrawal'],
    method: {
      name: 'crypto_usdc_payout',
      category: 'crypto',
      currency: ['EUR'],
      text: { en: 'USD Coin' },
      amount_rules: { EUR: { min: 10, max: 20_000 } },
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
        {
          name: 'address',
          type: 'text',
          label: { en: 'Your address', es: 'Tu dirección', pt: 'Seu endereço', ru: 'Ваш адрес' },
          placeholder_text: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
          wallet: true,
        },
      ],
      isPopular: false,
      isPreparationRequired: false,
      position: 1150,
      iconIds: ['usdc'],
      cardViewType: DisplayType.default,
    },
  },
  {
    countries: ['de'],
    flows: ['withdrawal'],
    method: {
      name: 'crypto_xlm_memo',
      category: 'crypto',
      currency: ['EUR'],
      text: { en: 'Stellar with a memo' },
      amount_rules: { EUR: { min: 10, max: 20_000 } },
      checkLuhn: false,
      fields: [
        { name: 'address', type: 'text', label: { en: 'Your address' }, placeholder_text: STELLAR, wallet: true },
        { name: 'memo', type: 'text', label: { en: 'Memo' }, placeholder_text: '123456' },
      ],
      isPopular: false,
      isPreparationRequired: false,
      position: 1160,
      iconIds: ['usdc'],
      cardViewType: DisplayType.default,
    },
  },
];

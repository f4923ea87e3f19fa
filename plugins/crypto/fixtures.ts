/**
 * Methods that serve several networks, in addition to the catalogue's methods for one network each, and a payout with a
 * memo; offered in Germany. In Kazakhstan, those of networks that the specification does not name.
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
  {
    countries: ['kz'],
    flows: ['deposit'],
    snippet: { KZT: 20_000 },
    method: {
      name: 'crypto_usdt_other_networks',
      category: 'crypto',
      currency: ['KZT', 'USD'],
      text: { en: 'Tether on other networks' },
      amount_rules: { KZT: { min: 2600, max: 10_000_000 }, USD: { min: 5, max: 20_000 } },
      checkLuhn: false,
      fields: [
        {
          name: 'network',
          type: 'networks',
          label: { en: 'Network', es: 'Red', pt: 'Rede', ru: 'Сеть' },
          values: [
            { value: 'ton', text: 'TON' },
            { value: 'solana', text: 'Solana' },
            { value: 'polygon', text: 'Polygon' },
            { value: 'newchain', text: 'New Chain' },
          ],
        },
      ],
      isPopular: false,
      isPreparationRequired: false,
      position: 1150,
      iconIds: ['usdt'],
      cardViewType: DisplayType.default,
    },
  },
  {
    countries: ['kz'],
    flows: ['deposit'],
    snippet: { KZT: 20_000 },
    method: {
      name: 'crypto_btc_lightning',
      category: 'crypto',
      currency: ['KZT', 'USD'],
      text: { en: 'Bitcoin over Lightning' },
      amount_rules: { KZT: { min: 2600, max: 500_000 }, USD: { min: 5, max: 1000 } },
      checkLuhn: false,
      fields: [],
      isPopular: false,
      isPreparationRequired: false,
      position: 1155,
      iconIds: ['btc'],
      cardViewType: DisplayType.default,
    },
  },
];

/** A payout in Nigeria whose field lists no banks, so that the cashier offers its own list. */
import { DisplayType } from '@/contract/method';
import type { CatalogueMethod } from '@/contract/simulator';

export const methods: CatalogueMethod[] = [
  {
    countries: ['ng'],
    flows: ['withdrawal'],
    method: {
      name: 'ng_account_payout',
      category: 'bank_account_nigeria',
      currency: ['NGN'],
      text: { en: 'Bank account' },
      amount_rules: { NGN: { min: 1000, max: 1_000_000 } },
      fees: { NGN: { fixed: 25, percent: 0.5, max: 500 } },
      checkLuhn: false,
      fields: [
        { name: 'bank', type: 'dropdown', label: { en: 'Bank', es: 'Banco', pt: 'Banco', ru: 'Банк' } },
        {
          name: 'account_number',
          type: 'text',
          mask: '0000000000',
          label: { en: 'Account number', es: 'Número de cuenta', pt: 'Número da conta', ru: 'Номер счёта' },
          placeholder_text: '0000014579',
          wallet: true,
        },
      ],
      isPopular: false,
      isPreparationRequired: false,
      position: 300,
      iconIds: ['bank'],
      cardViewType: DisplayType.bankTransfer,
    },
  },
];

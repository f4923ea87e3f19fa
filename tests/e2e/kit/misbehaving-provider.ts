/** A provider whose reply has the contract's shape but names an address that must not be opened. */
import { DisplayType } from '../../../src/contract/method';
import type { CatalogueMethod, Simulator } from '../../../src/contract/simulator';

export const misbehavingMethods: CatalogueMethod[] = [
  {
    countries: ['de'],
    flows: ['deposit'],
    method: {
      name: 'bad_script_address',
      category: 'misbehaving',
      currency: ['EUR'],
      text: { en: 'Script address' },
      amount_rules: { EUR: { min: 5, max: 5000 } },
      checkLuhn: false,
      fields: [],
      isPopular: false,
      isPreparationRequired: false,
      position: 2000,
      iconIds: ['test-card'],
      cardViewType: DisplayType.default,
    },
  },
];

export const misbehavingProvider: Simulator = {
  id: 'misbehaving',
  handles: ({ category }) => category === 'misbehaving',
  on: {
    async 'BANKING:deposit-create'({ amount, currency }, { method: { name }, newId, transactions }) {
      const { id } = await transactions.insert({
        id: newId(),
        flow: 'deposit',
        methodName: name,
        amount: String(amount),
        currency,
        status: 'waiting',
        state: {},
      });
      const apiResponse = {
        source: "javascript:document.title='run'",
        method: 'GET',
        data: null,
        isFieldsRequired: false,
        depositId: id,
        pageId: null,
      } as const;
      return { status: 200, data: { apiResponse, depositId: id, fields: [] } };
    },
  },
};

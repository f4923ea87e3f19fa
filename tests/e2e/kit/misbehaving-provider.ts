/** A provider whose replies have the contract's shapes but name addresses that must not be opened. */
import { DisplayType, type PaymentMethod } from '../../../src/contract/method';
import type { CatalogueMethod, Simulator } from '../../../src/contract/simulator';

/** The address in the reply, by the method's label. */
const SOURCES: Readonly<Record<string, string>> = {
  'Script address': "javascript:document.title='run'",
  'Data address': 'data:text/html,<p>here</p>',
  'No address': 'not an address',
};

const nameOf = (label: string) => `bad_${label.toLowerCase().replace(' ', '_')}`;

const method = (label: string, index: number): PaymentMethod => ({
  name: nameOf(label),
  category: 'misbehaving',
  currency: ['EUR'],
  text: { en: label },
  amount_rules: { EUR: { min: 5, max: 5000 } },
  checkLuhn: false,
  fields: [],
  isPopular: false,
  isPreparationRequired: false,
  position: 2000 + index,
  iconIds: ['test-card'],
  cardViewType: DisplayType.default,
});

export const badSources = Object.keys(SOURCES);

export const misbehavingMethods: CatalogueMethod[] = badSources.map((label, index) => ({
  countries: ['de'],
  flows: ['deposit'],
  method: method(label, index),
}));

export const misbehavingProvider: Simulator = {
  id: 'misbehaving',
  handles: ({ category }) => category === 'misbehaving',
  on: {
    async 'BANKING:deposit-create'({ amount, currency }, { method: { name }, newId, transactions }) {
      const source = badSources.find((label) => nameOf(label) === name);
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
        source: SOURCES[source ?? ''],
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

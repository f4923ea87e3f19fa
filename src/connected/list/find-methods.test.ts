import { expect, it } from 'vitest';
import { sampleMethod } from '../../cashier/test-kit/samples';
import { findMethods } from './find-methods';

const bank = { name: 'bank', values: [{ text: 'Itaú Unibanco', value: '341', hint: '341' }] };
const methods = [
  sampleMethod({ name: 'ru_sbp', text: { en: 'Fast payments', ru: 'Система быстрых платежей' }, currency: ['RUB'] }),
  sampleMethod({
    name: 'br_bank',
    text: { en: 'Bank transfer', pt: 'Transferência' },
    currency: ['BRL'],
    fields: [bank],
  }),
  sampleMethod({ name: 'visa', position: 1 }),
];

it.each([
  ['fast', ['ru_sbp']],
  ['быстр', ['ru_sbp']],
  ['  TRANSFERENCIA ', ['br_bank']],
  ['itau', ['br_bank']],
  ['341', ['br_bank']],
  ['brl bank', ['br_bank']],
  ['rub brl', []],
  ['*', ['visa', 'ru_sbp', 'br_bank']],
])('%s finds %s', (query, names) => {
  expect(findMethods(query, methods).map(({ name }) => name)).toEqual(names);
});

it('finds what stands behind a tile by what is written on it', () => {
  const groupLabelOf = ({ name }: { name: string }) => (name === 'visa' ? 'Tarjetas bancarias' : '');
  expect(findMethods('tarjetas', methods, groupLabelOf).map(({ name }) => name)).toEqual(['visa']);
});

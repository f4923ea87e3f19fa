import { expect, it } from 'vitest';
import type { Transaction } from '../cashier/attempt/current-transaction';
import { sampleRegistry } from '../cashier/test-kit/samples';
import { hasUnshownPayment } from './has-unshown-payment';

/** Plugins declare these keys, for pages of another design. */
const KEYS = { payableKeys: ['unifiedFlow', 'requisites', 'pix', 'crypto'] };
const NO_PAGES = sampleRegistry(KEYS);

const transaction = (data: object | null): Transaction => ({
  flow: 'deposit',
  id: 'd-1',
  methodName: 'card',
  amount: 50,
  currency: 'EUR',
  data: data as Transaction['data'],
  pageId: undefined,
});

it.each([
  ['a code that no page shows', { pix: { code: '000201' } }, true],
  ['requisites that no page shows', { requisites: [] }, true],
  ['a code that could not be read', { unreadableKeys: ['pix'] }, true],
  ['an address that could not be read', { unreadableKeys: ['crypto'] }, true],
  ['something else that could not be read', { unreadableKeys: ['expiresAt'] }, false],
  ['parameters of a payment page', { token: 'abc', amount: '50' }, false],
  ['nothing', {}, false],
  ['no data at all', null, false],
])('%s', (_, data, isUnshown) => {
  expect(hasUnshownPayment(transaction(data), NO_PAGES, [])).toBe(isUnshown);
});

it('a page that the design does not have', () => {
  expect(hasUnshownPayment({ ...transaction(null), pageId: 'voucher' }, NO_PAGES, [])).toBe(true);
});

it("what only another design's page of a plugin shows", () => {
  const elsewhere = sampleRegistry({ payableKeys: ['voucher'] });
  expect(hasUnshownPayment(transaction({ voucher: { number: '1' } }), elsewhere, [])).toBe(true);
  expect(hasUnshownPayment(transaction({ voucher: { number: '1' } }), NO_PAGES, [])).toBe(false);
});

it('not what the provider shows on a page of its own', () => {
  expect(hasUnshownPayment({ ...transaction({ pix: {} }), hasPage: true }, NO_PAGES, [])).toBe(false);
});

it('a flow in which there is nothing, although it has a page', () => {
  const onPage = sampleRegistry({ ...KEYS, pathForReply: () => '/deposit/redirect/unified-form' });
  const unifiedFlow = { steps: [], items: [], inputs: [], actions: [] };
  expect(hasUnshownPayment(transaction({ unifiedFlow }), onPage, [])).toBe(true);
  const blank = { ...unifiedFlow, steps: [{ en: ' ' }, {}] };
  expect(hasUnshownPayment(transaction({ unifiedFlow: blank }), onPage, [])).toBe(true);
  expect(hasUnshownPayment(transaction({ unifiedFlow: { ...unifiedFlow, steps: [{ en: 'Pay' }] } }), onPage, [])).toBe(
    false,
  );
});

it('not what a page of the design shows', () => {
  const onPage = sampleRegistry({ ...KEYS, pathForReply: () => '/deposit/redirect/pix' });
  expect(hasUnshownPayment(transaction({ pix: {} }), onPage, [])).toBe(false);
});

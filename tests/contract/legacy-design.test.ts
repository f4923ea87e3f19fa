/** The legacy design as spec 2 lists it, what it offers, and what becomes of replies whose page it does not have. */
import { describe, expect, it } from 'vitest';
import { DisplayType, GROUPS } from '@/contract/method';
import { pathOf } from '@/kernel/route-path';
import { catalogue } from '../../sandbox/catalogue';
import { NOT_OFFERED } from './not-offered';
import { registryOf, routesOfAll } from './plugins';

const registry = registryOf('legacy');
const paths = routesOfAll.filter(({ design }) => design === 'legacy').map(({ spec }) => pathOf(spec));

it('has the routes of the specification', () => {
  expect(paths).toEqual(
    expect.arrayContaining([
      '/deposit',
      '/deposit/base',
      '/deposit/crypto',
      '/deposit/crypto/network',
      '/deposit/crypto/address',
      '/deposit/group',
      '/deposit/complete',
      '/withdrawal',
      '/withdrawal/prepare',
      '/withdrawal/base',
      '/withdrawal/group',
      '/withdrawal/confirm',
      '/withdrawal/complete',
      '/empty',
      '/error',
      '/form',
    ]),
  );
});

it('has more of them only for what a reply tells to do, so that no reply of a listed method ends in nothing', () => {
  const more = paths.filter((path) => /redirect|transactions/.test(path)).sort();
  expect(more.filter((path) => !path.includes('transactions'))).toEqual([
    '/deposit/redirect/instruction',
    '/deposit/redirect/unified-form',
    '/withdrawal/redirect/instruction',
  ]);
  expect(paths.filter((path) => /list|host-to-host|india|peer|pix|eazype|bonus/.test(path))).toEqual([]);
});

it('hides the close button on the form page, and slides neither to nor from the prepare page', () => {
  expect(registry.routeAt('/form')?.spec.hideClose).toBe(true);
  expect(registry.routeAt('/withdrawal/prepare')?.spec.still).toBe(true);
});

describe('what is offered', () => {
  it.each(NOT_OFFERED.legacy.deposit)(
    'a deposit of display type %i is not: no page could show what to pay by',
    (type) => {
      expect(registry.handledCardViewTypes('deposit')).not.toContain(type);
    },
  );

  it('every other method of the sandbox opens the base page, alone and in a group', () => {
    const offered = catalogue.filter(({ method }) => !NOT_OFFERED.legacy.deposit.includes(method.cardViewType));
    const opened = offered.flatMap(({ method }) =>
      [true, false].map((inGroup) => registry.pathForMethod('deposit', method, inGroup)),
    );
    expect(new Set(opened)).toEqual(new Set(['/deposit/base']));
  });

  it('a withdrawal opens the base page; to a bank or a wallet, the page that checks where the money goes', () => {
    const pathOf = (cardViewType: number) => registry.pathForMethod('withdrawal', { cardViewType }, false);
    const others = Object.values(DisplayType).filter((type) => type !== DisplayType.bankTransfer);
    expect(new Set(others.map(pathOf))).toEqual(new Set(['/withdrawal/base']));
    expect(pathOf(DisplayType.bankTransfer)).toBe('/withdrawal/nigerian-banks/account');
    expect(registry.pathForGroup('withdrawal', { name: 'crypto', methods: [] })).toBe('/withdrawal/crypto');
  });

  it.each(GROUPS.filter((name) => name !== 'crypto'))('the group %s is a plain list', (name) => {
    expect(registry.pathForGroup('deposit', { name, methods: [] })).toBeUndefined();
    expect(registry.groupListPath('deposit')).toBe('/deposit/group');
    expect(registry.groupListPath('withdrawal')).toBe('/withdrawal/group');
  });

  it('crypto begins with the coin', () => {
    expect(registry.pathForGroup('deposit', { name: 'crypto', methods: [] })).toBe('/deposit/crypto');
  });
});

describe('a reply', () => {
  const pathFor = (data: object | null, pageId: string | null = null) =>
    registry.pathForReply('deposit', { data, pageId } as never, { cardViewType: DisplayType.card });

  it.each([
    ['a unified flow', { unifiedFlow: {} }, null, '/deposit/redirect/unified-form'],
    ['an instruction', { instruction: {} }, 'offline', '/deposit/redirect/instruction'],
    ['an address', { crypto: {} }, null, '/deposit/crypto/address'],
    // The page that comes first in the order is not there: the next one that the reply holds is.
    ['a card and an instruction', { card: {}, instruction: {} }, 'custom', '/deposit/redirect/instruction'],
    ['requisites and a unified flow', { requisites: [], unifiedFlow: {} }, null, '/deposit/redirect/unified-form'],
  ])('with %s opens the page that is there', (_, data, pageId, path) => {
    expect(pathFor(data, pageId)).toBe(path);
  });

  it.each([
    ['card', { card: {} }, null],
    ['requisites', { requisites: [] }, null],
    ['pix', { pix: {} }, 'pix'],
    ['upi', { upi: {} }, 'upi-qr'],
    ['eazype', { upi: {} }, 'eazype'],
  ])('with %s alone leaves it to the complete page', (_, data, pageId) => {
    expect(pathFor(data, pageId)).toBeUndefined();
  });
});

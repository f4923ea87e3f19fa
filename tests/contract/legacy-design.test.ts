/** The legacy design's routes by spec 2, the methods it offers, and where replies lead whose page it does not have. */
import { describe, expect, it } from 'vitest';
import { DisplayType, GROUPS } from '@/contract/method';
import { pathOf } from '@/kernel/router/route-path';
import { catalogue } from '../../sandbox/catalogue';
import { allManifests, registryOf, routesOfAll } from './plugins';

const registry = registryOf('legacy');
const paths = routesOfAll.filter(({ design }) => design === 'legacy').map(({ spec }) => pathOf(spec));
/** Path prefixes of the specification's own families; the paths of a family of ours begin with its own name. */
const OF_THE_SPEC =
  /^\/(deposit|withdrawal)\/(redirect|group|host-to-host|india|peer-to-peer|nigerian-banks|bonus)(\/|$)/;

it('has the routes of the specification', () => {
  expect(paths).toEqual(
    expect.arrayContaining([
      '/deposit',
      '/deposit/base',
      '/deposit/crypto',
      '/deposit/crypto/network',
      '/deposit/crypto/address',
      '/deposit/group',
      '/deposit/bonus-details',
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

it('has more of them only for what a method is paid by, so that no listed method ends in nothing', () => {
  const more = paths
    .filter((path) => OF_THE_SPEC.test(path) && !/\/(group|nigerian-banks\/account)$/.test(path))
    .sort();
  expect(more).toEqual([
    '/deposit/group/eazype',
    '/deposit/group/india',
    '/deposit/host-to-host',
    '/deposit/host-to-host/base',
    '/deposit/india/base',
    '/deposit/india/invoice',
    '/deposit/peer-to-peer/base',
    '/deposit/peer-to-peer/instruction',
    '/deposit/peer-to-peer/invoice',
    '/deposit/peer-to-peer/unified-form',
    '/deposit/redirect/eazype',
    '/deposit/redirect/eazype-base',
    '/deposit/redirect/instruction',
    '/deposit/redirect/pix',
    '/deposit/redirect/pix-base',
    '/deposit/redirect/unified-form',
    '/withdrawal/nigerian-banks',
    '/withdrawal/redirect/instruction',
  ]);
});

it('hides the close button on the form page, and slides neither to nor from the prepare page', () => {
  expect(registry.routeAt('/form')?.spec.hideClose).toBe(true);
  expect(registry.routeAt('/withdrawal/prepare')?.spec.still).toBe(true);
});

describe('what is offered', () => {
  const PAYS = {
    [DisplayType.india]: '/deposit/india/base',
    [DisplayType.p2p]: '/deposit/peer-to-peer/base',
    [DisplayType.pix]: '/deposit/redirect/pix-base',
    [DisplayType.eazype]: '/deposit/redirect/eazype-base',
    [DisplayType.bankTransfer]: '/deposit/host-to-host/base',
  } as const;

  it('a deposit of every type: the base page, or the form of the plugin that has the page to pay by', () => {
    const opened = Object.values(DisplayType).map((cardViewType) => [
      cardViewType,
      registry.pathForMethod('deposit', { cardViewType }, false),
    ]);
    const expected = Object.values(DisplayType).map((type) => [
      type,
      PAYS[type as keyof typeof PAYS] ?? '/deposit/base',
    ]);
    expect(opened).toEqual(expected);
  });

  it('every method of the sandbox, alone and in a group: a coin the page of its network', () => {
    const offered = registry.handledCardViewTypes('deposit');
    expect(catalogue.filter(({ method }) => !offered.includes(method.cardViewType))).toEqual([]);
    const others = catalogue.filter(({ method }) =>
      [true, false].some((inGroup) => {
        const path = registry.pathForMethod('deposit', method, inGroup);
        return registry.routeAt(path)?.spec.screen !== (method.category === 'crypto' ? 'network' : 'base');
      }),
    );
    expect(others.map(({ method }) => method.name)).toEqual([]);
  });

  it('a withdrawal opens the base page; to a bank or a wallet, the page that checks where the money goes', () => {
    const pathOf = (cardViewType: number) => registry.pathForMethod('withdrawal', { cardViewType }, false);
    const others = Object.values(DisplayType).filter((type) => type !== DisplayType.bankTransfer);
    expect(new Set(others.map(pathOf))).toEqual(new Set(['/withdrawal/base']));
    expect(pathOf(DisplayType.bankTransfer)).toBe('/withdrawal/nigerian-banks/account');
    expect(registry.pathForGroup('withdrawal', { name: 'crypto', methods: [] })).toBe('/withdrawal/crypto');
  });

  const claimed = allManifests.flatMap(({ entries }) => entries.flatMap(({ groups = [] }) => groups));
  it.each(GROUPS.filter((name) => !claimed.includes(name)))('the group %s is a plain list', (name) => {
    for (const cardViewType of Object.values(DisplayType)) {
      expect(registry.pathForGroup('deposit', { name, methods: [{ cardViewType }] })).toBeUndefined();
    }
    expect(registry.groupListPath('deposit')).toBe('/deposit/group');
    expect(registry.groupListPath('withdrawal')).toBe('/withdrawal/group');
  });

  it('crypto begins with the coin', () => {
    expect(registry.pathForGroup('deposit', { name: 'crypto', methods: [] })).toBe('/deposit/crypto');
  });
});

describe('a reply', () => {
  it.each([
    ['a unified flow', { unifiedFlow: {} }, null, '/deposit/redirect/unified-form'],
    ['an instruction', { instruction: {} }, 'offline', '/deposit/redirect/instruction'],
    ['an address', { crypto: {} }, null, '/deposit/crypto/address'],
    ['a card', { card: {} }, null, '/deposit/host-to-host'],
    ['requisites', { requisites: [] }, null, '/deposit/host-to-host'],
    ['a Pix code', { pix: {} }, 'pix', '/deposit/redirect/pix'],
    ['a UPI code', { upi: {} }, 'upi-qr', '/deposit/india/invoice'],
    ['a UPI code of eazype', { upi: {} }, 'eazype', '/deposit/redirect/eazype'],
    ['requisites and a unified flow', { requisites: [], unifiedFlow: {} }, null, '/deposit/redirect/unified-form'],
  ])('with %s opens its page', (_, data, pageId, path) => {
    const method = { cardViewType: DisplayType.card };
    expect(registry.pathForReply('deposit', { data, pageId } as never, method)).toBe(path);
  });
});

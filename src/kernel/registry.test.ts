import { describe, expect, it } from 'vitest';
import { DisplayType } from '../contract/method';
import { manifest, route } from './manifest.fixture';
import { PAGE_PRIORITY } from './plugin';
import { ManifestRegistry } from './registry';

const redirect = manifest('card-redirect', {
  routes: [route('redirect/base'), route('group/redirect', { id: 'group-base' })],
  entries: [{ flow: 'deposit', designs: ['current'], cardViewTypes: [0, 1], route: 'base', groupRoute: 'group-base' }],
});
const pix = manifest('pix', {
  routes: [route('redirect/pix')],
  entries: [
    { flow: 'deposit', designs: ['current'], cardViewTypes: [6], groups: ['crypto'], groupKinds: [3], route: 'base' },
  ],
  pages: [
    { flow: 'deposit', designs: ['current'], route: 'base', priority: PAGE_PRIORITY.customPage, pageIds: ['pix'] },
  ],
});
const unified = manifest('unified', {
  routes: [route('unified')],
  pages: [
    {
      flow: 'deposit',
      designs: ['current'],
      route: 'base',
      priority: PAGE_PRIORITY.unifiedFlow,
      dataKeys: ['unifiedFlow'],
    },
  ],
});

describe('look-up', () => {
  const registry = new ManifestRegistry([redirect, pix, unified], 'current');

  it('opens a claimed display type by its plugin, and inside a group by its group route', () => {
    expect(registry.pathForMethod('deposit', { cardViewType: 6 }, false)).toBe('/deposit/redirect/pix');
    expect(registry.pathForMethod('deposit', { cardViewType: 1 }, true)).toBe('/deposit/group/redirect');
    expect(registry.pathForMethod('deposit', { cardViewType: 6 }, true)).toBe('/deposit/redirect/pix');
  });

  it('opens an unclaimed display type by redirect', () => {
    expect(registry.pathForMethod('deposit', { cardViewType: 99 }, false)).toBe('/deposit/redirect/base');
  });

  it('opens a group by its name, or by the kind that all of its methods share, else not', () => {
    const group = (name: string, ...types: number[]) => ({
      name,
      methods: types.map((cardViewType) => ({ cardViewType })),
    });
    expect(registry.pathForGroup('deposit', group('crypto', 0, 1))).toBe('/deposit/redirect/pix');
    expect(registry.pathForGroup('deposit', group('x', DisplayType.india, DisplayType.india))).toBe(
      '/deposit/redirect/pix',
    );
    expect(registry.pathForGroup('deposit', group('x', DisplayType.india, 0))).toBeUndefined();
    expect(registry.pathForGroup('withdrawal', group('crypto', 0))).toBeUndefined();
  });

  it('takes the page of the lowest priority number that the reply holds', () => {
    const method = { cardViewType: 0 };
    const flow = { steps: [], items: [], inputs: [], actions: [] };
    expect(registry.pathForReply('deposit', { pageId: 'pix', data: null }, method)).toBe('/deposit/redirect/pix');
    expect(registry.pathForReply('deposit', { pageId: 'pix', data: { unifiedFlow: flow } }, method)).toBe(
      '/deposit/unified',
    );
    expect(
      registry.pathForReply('deposit', { pageId: 'nothing', data: { unifiedFlow: null } }, method),
    ).toBeUndefined();
  });

  it('says of a method how one of its payments is come back to: by its plugin, else for a day and by a page', () => {
    const own = new ManifestRegistry([redirect, { ...pix, resume: { forMs: 60_000, byForm: true } }], 'current');
    const [ofPix, ofRedirect] = [{ cardViewType: 6 }, { cardViewType: 1 }];
    expect([own.resumeForMs('deposit', ofPix), own.resumesByForm('deposit', ofPix)]).toEqual([60_000, true]);
    expect([own.resumeForMs('deposit', ofRedirect), own.resumesByForm('deposit', ofRedirect)]).toEqual([
      86_400_000,
      false,
    ]);
    expect(own.resumesByForm('deposit', undefined)).toBe(false);
  });

  it('asks a setting before the category, and the category before the display type', () => {
    const claim = { flow: 'deposit', designs: ['current'], route: 'base' } as const;
    const coins = manifest('coins', {
      routes: [route('coins')],
      entries: [{ ...claim, categories: ['crypto'], methodSettings: ['cryptoMethods'] }],
    });
    const cards = manifest('cards', {
      routes: [route('cards')],
      entries: [{ ...claim, methodSettings: ['cardP2PMethods'] }],
    });
    const lists = { cryptoMethods: ['eth'], cardP2PMethods: ['to_card'] };
    const own = new ManifestRegistry([redirect, pix, coins, cards], 'current', lists);
    const pathOf = (name: string, category: string) =>
      own.pathForMethod('deposit', { name, category, cardViewType: 6 }, true);
    expect([pathOf('eth', 'e-money'), pathOf('btc', 'crypto')]).toEqual(['/deposit/coins', '/deposit/coins']);
    expect([pathOf('to_card', 'crypto'), pathOf('x', '')]).toEqual(['/deposit/cards', '/deposit/redirect/pix']);
    expect(own.isOthersForm('/deposit/redirect/pix', '/deposit/coins')).toBe(true);
    expect(own.isOthersForm('/deposit/redirect/base', '/deposit/group/redirect')).toBe(false);
    expect(own.isOthersForm('/deposit/unified', '/deposit/coins')).toBe(false);
    const kind = { name: 'x', methods: [{ name: 'eth', category: 'x', cardViewType: 3 }, { cardViewType: 3 }] };
    expect(own.pathForGroup('deposit', kind)).toBeUndefined();
  });

  it('tells the handled display types once each', () => {
    expect(registry.handledCardViewTypes('deposit')).toEqual([0, 1, 6]);
    expect(registry.handledCardViewTypes('withdrawal')).toEqual([]);
  });
});

describe('refusals name both plugins', () => {
  const other = (override: Parameters<typeof manifest>[1]) =>
    manifest('other', { routes: [route('other')], ...override });
  const entry = { flow: 'deposit', designs: ['current'], route: 'base' } as const;
  const build =
    (...extra: ReturnType<typeof manifest>[]) =>
    () =>
      new ManifestRegistry([redirect, pix, ...extra], 'current');

  it.each([
    ['a card view type', other({ entries: [{ ...entry, cardViewTypes: [6] }] }), /card view type 6 .*pix.*other/],
    ['a group', other({ entries: [{ ...entry, groups: ['crypto'] }] }), /group crypto .*pix.*other/],
    ['a group kind', other({ entries: [{ ...entry, groupKinds: [3] }] }), /group kind 3 .*pix.*other/],
    ['a page id', other({ pages: [{ ...entry, priority: 1, pageIds: ['pix'] }] }), /page id pix .*pix.*other/],
    ['a path', other({ routes: [route('redirect/pix')] }), /path \/deposit\/redirect\/pix .*pix.*other/],
    ['an id', manifest('pix', { routes: [route('x')] }), /plugin id pix/],
  ])('for %s claimed twice', (_what, extra, message) => {
    expect(build(extra)).toThrow(message);
  });

  it('for an entry or page without a route, or a route without screens', () => {
    expect(build(other({ entries: [{ ...entry, route: 'nowhere' }] }))).toThrow(/other: an entry .* nowhere/);
    expect(build(other({ pages: [{ ...entry, route: 'nowhere', priority: 1 }] }))).toThrow(/other: a page .* nowhere/);
    expect(build(other({ routes: [route('other', { designs: ['legacy'] })] }))).toThrow(/other: .* legacy design/);
  });
});

it('the same claim in two designs is no conflict', () => {
  const legacy = manifest('legacy-pix', {
    routes: [route('redirect/pix', { designs: ['legacy'] })],
    entries: [{ flow: 'deposit', designs: ['legacy'], cardViewTypes: [6], route: 'base' }],
    screens: { legacy: async () => ({ default: {} }) },
  });
  expect(() => new ManifestRegistry([redirect, pix, legacy], 'current')).not.toThrow();
});

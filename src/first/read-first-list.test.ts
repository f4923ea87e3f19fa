import { expect, it } from 'vitest';
import type { LoadedPayload } from '../contract/host';
import { sampleMethod, sampleSession } from '../cashier/test-kit/samples';
import { fakeSettings } from '../core/settings/settings.fake';
import { manifest, route } from '../kernel/manifest.fixture';
import { ManifestRegistry } from '../kernel/registry';
import { readFirstList, requestListFiles } from './read-first-list';

const cards = manifest('cards', {
  routes: [route('card')],
  entries: [{ flow: 'deposit', designs: ['current'], cardViewTypes: [0], route: 'base' }],
});

function read(body: unknown, payload: Partial<LoadedPayload> = {}) {
  const session = sampleSession({ paymentGeo: 'IN', ...payload });
  const registry = new ManifestRegistry([cards], 'current');
  const facts = {
    flow: 'deposit',
    session,
    settings: fakeSettings(),
    registry,
    t: (key: string) => key,
    tag: 'en-US',
  } as const;
  return readFirstList(body, facts, requestListFiles(session.payload));
}

const visa = sampleMethod();
const paid = { name: 'visa', amount: 500, currency: 'INR' };
const labels = async (...asked: Parameters<typeof read>) => (await read(...asked))?.tiles.map(({ label }) => label);

it('shows the methods, what worked last, and the page that a tile opens', async () => {
  const content = (await read({ data: [visa], recent: [paid] }))!;
  expect(content.drawn.tiles.map(({ view, place }) => [view.label, place])).toEqual([['Visa', undefined]]);
  expect(content.drawn.again).toMatchObject({ label: 'list.again.deposit', tiles: [{ label: 'Visa' }] });
  expect([content.pluginOf(content.tiles[0]!)?.id, content.pluginOf(content.again[0]!)?.id]).toEqual([
    'cards',
    'cards',
  ]);
  expect(content.drawn).toMatchObject({ findLabel: undefined, moreLabel: undefined });
});

it('draws a long list in part, with its search and the way to further methods', async () => {
  const data = Array.from({ length: 41 }, (_, index) => sampleMethod({ name: `m${index}`, position: index }));
  const { tiles, drawn } = (await read({ data }))!;
  expect([tiles.length, drawn.tiles.length, drawn.tiles[39]!.place]).toEqual([41, 40, { index: 39, size: 41 }]);
  expect((await read({ data, next: 'm40' }))!.drawn).toMatchObject({
    findLabel: 'form.list.search',
    moreLabel: 'list.showMore',
    tiles: { 0: { place: { index: 0, size: -1 } } },
  });
});

it('follows the host’s say, and puts the popular ones first where an experiment says so', async () => {
  const data = [visa, sampleMethod({ name: 'cash', text: { en: 'Cash' }, isPopular: true, position: 20 })];
  expect(await labels({ data })).toEqual(['Visa', 'Cash']);
  expect(await labels({ data }, { methods: { hide: ['visa'] } })).toEqual(['Cash']);
  expect(await labels({ data }, { experiments: { list_order: 'popular' } })).toEqual(['Cash', 'Visa']);
});

it.each([
  ['a lock', { data: [visa], locks: [{ flow: 'deposit' }] }, {}],
  ['an amount that is asked first', { data: [visa] }, { experiments: { first_step: 'amount' } }],
  ['no methods', { data: [] }, {}],
])('leaves %s to the application', async (_, body, payload) => {
  expect(await read(body, payload)).toBeUndefined();
});

it.each([{ data: [visa, { name: 5 }] }, { data: [visa], recent: [{}] }, { data: {} }])(
  'leaves what it cannot read whole to the application: %j',
  (body) => expect(read(body)).rejects.toThrow(),
);

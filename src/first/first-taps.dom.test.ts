import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Tile } from '../cashier/methods/tiles';
import type { PluginManifest } from '../kernel/plugin';
import { chooseTile, onTap, type Tapped, type TapSources } from './first-taps';

const tile = (name: string) => ({ kind: 'method', name, category: 'cards' }) as Tile;
const view = (label: string) => ({
  view: { kind: 'method' as const, id: label, label, limitText: '', iconUrl: null, badge: undefined },
});

let list: Tapped;
let asked: unknown[];
let sources: TapSources;

afterEach(() => document.body.replaceChildren());
beforeEach(() => {
  document.body.innerHTML = `<div id="root"><header><button id="close"></button></header><main>
    <section data-again><button id="again"></button></section>
    <ul><li><button id="a"><i></i></button></li><li><button id="b"></button></li></ul></main></div>`;
  const root = document.getElementById('root')!;
  asked = [];
  sources = {
    root,
    host: { send: ({ messageType }) => void asked.push(messageType) },
    fetchPage: ({ id }) => void asked.push(id),
  };
  list = {
    tapped: undefined,
    content: {
      tiles: [tile('a'), tile('b')],
      again: [{ kind: 'method', name: 'c' } as never],
      pluginOf: (one) => ({ id: `page of ${(one as { name: string }).name}` }) as PluginManifest,
      drawn: {
        listLabel: '',
        again: undefined,
        findLabel: undefined,
        moreLabel: undefined,
        tiles: [view('A'), view('B')],
      },
    },
  };
});

const tap = (selector: string) =>
  onTap(list, sources, { target: document.querySelector(selector) } as unknown as Event);
const named = (label: string) => list.tapped && 'name' in list.tapped && list.tapped.name === label;

it('a tap within a tile marks that tile alone, and fetches its page', async () => {
  tap('#a i');
  expect(named('a')).toBe(true);
  const [first, second] = document.querySelectorAll('li button');
  expect([first!.getAttribute('aria-busy'), second!.id]).toEqual(['true', 'b']);
  expect(document.activeElement).toBe(first);
  await vi.waitFor(() => expect(asked).toEqual(['page of a']));
});

it('a tap on what worked last is marked, and its own page fetched', async () => {
  tap('#again');
  expect(named('c')).toBe(true);
  expect(document.getElementById('again')!.getAttribute('aria-busy')).toBe('true');
  await vi.waitFor(() => expect(asked).toEqual(['page of c']));
});

it.each(['#b', '#again'])('only the first tap counts, not a second one on %s', (second) => {
  tap('#a');
  const drawn = document.body.innerHTML;
  tap(second);
  expect([named('a'), document.body.innerHTML]).toEqual([true, drawn]);
});

it('the close button notifies the host, also before there are tiles', () => {
  delete list.content;
  tap('#close');
  tap('#a');
  expect([asked, list.tapped]).toEqual([['onClose'], undefined]);
});

it('a tile that is not drawn cannot be chosen', () => {
  for (const index of [-1, 2]) chooseTile(list, sources, index);
  expect(list.tapped).toBeUndefined();
});

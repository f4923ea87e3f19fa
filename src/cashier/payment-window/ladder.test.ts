import { expect, it } from 'vitest';
import { ladderOf, type Place } from './ladder';

const desktop: Place = { isNative: false, hasWindows: true, canFrame: false, canRedirect: false };

it.each<[string, Parameters<typeof ladderOf>[0], Partial<Place>, string]>([
  ['a browser', undefined, {}, 'window link copy'],
  ['no windows', undefined, { hasWindows: false }, 'link copy'],
  [
    'no windows, and what deployment and host allow',
    undefined,
    { hasWindows: false, canFrame: true, canRedirect: true },
    'link frame tab copy',
  ],
  ['a page for a frame', 'frame', { canFrame: true, canRedirect: true }, 'frame window link tab copy'],
  ['a page for a frame, which the deployment does not let in', 'frame', {}, 'window link copy'],
  ['a page for the player’s tab', 'page', { canRedirect: true }, 'tab window link copy'],
  ['a page for the player’s tab, which the host does not lead', 'page', {}, 'window link copy'],
  ['a page for a window', 'window', { canFrame: true, canRedirect: true }, 'window link frame tab copy'],
  ['a native view', 'frame', { isNative: true, canFrame: true, canRedirect: true }, 'outside'],
])('%s', (_, present, place, ladder) => {
  expect(ladderOf(present, { ...desktop, ...place }).join(' ')).toBe(ladder);
});

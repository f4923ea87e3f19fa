import { afterEach, expect, it, vi } from 'vitest';
import { fetchLater } from './fetch-later';

function links(): HTMLLinkElement[] {
  document.head.innerHTML = `
    <link rel="modulepreload" href="./first-list.js">
    <link rel="later" href="./application.js">
    <link rel="later" href="./current-shell.js" data-design="current">
    <link rel="later" href="./legacy-shell.js" data-design="legacy">`;
  return [...document.head.querySelectorAll('link')];
}
const waiting = (all: readonly HTMLLinkElement[]) =>
  all.filter(({ rel }) => rel === 'later').map((link) => link.getAttribute('href'));

afterEach(() => vi.unstubAllGlobals());

it('fetches what every design needs, and of the designs the chosen one', () => {
  const all = links();
  fetchLater(document, 'legacy');
  expect(waiting(all)).toEqual(['./current-shell.js']);
  expect(all.map(({ rel }) => rel)).toEqual(['modulepreload', 'modulepreload', 'later', 'modulepreload']);
});

it('fetches nothing ahead for a player who saves data', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const all = links();
  fetchLater(document, 'current');
  expect(waiting(all)).toHaveLength(3);
});

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { UPI_MESSAGES } from './upi-say';

const english = (plugin: string): object => {
  const file = `plugins/${plugin}/locales/en.json`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : {};
};
const flat = (node: object, path = ''): string[] =>
  Object.entries(node).flatMap(([key, child]) =>
    typeof child === 'string' ? [path + key] : flat(child as object, `${path}${key}.`),
  );
const plugins = readdirSync('plugins').filter((plugin) => 'upi' in english(plugin));

describe('the messages of the UPI page', () => {
  it('are those of two plugins at least', () => {
    expect(plugins).toEqual(expect.arrayContaining(['easy-pay', 'india-upi']));
  });

  it.each(plugins)('are all there in %s, and no others', (plugin) => {
    const { upi } = english(plugin) as { upi: object };
    expect(flat(upi).sort()).toEqual([...UPI_MESSAGES].sort());
  });
});

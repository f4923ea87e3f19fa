import { readdirSync } from 'node:fs';
import { basename } from 'node:path';

/** The setting `languages` for all packs that come with the cashier, as addresses beside its page. */
export function packSettings(root = '.'): Record<string, string> {
  const files = readdirSync(`${root}/languages`).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(files.map((name) => [basename(name, '.json'), `languages/${name}`]));
}

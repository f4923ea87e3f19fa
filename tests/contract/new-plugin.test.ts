/** Adding a family of methods is adding one folder: a copy with claims of its own is found, and opens its methods. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { routeTables } from '../../tools/routes/route-tables';
import { readManifests } from '../../tools/vite/read-manifests';
import { refuseBadManifests } from '../../tools/check/check-manifests';

let root: string;

/** A tree with our `src` and card-redirect, to which `addTenth` adds a copy of that plugin with a changed manifest. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cashier-plugin-'));
  for (const name of ['src', 'node_modules', 'tsconfig.json', 'package.json'])
    symlinkSync(resolve(name), join(root, name));
  mkdirSync(join(root, 'plugins'));
  cpSync('plugins/card-redirect', join(root, 'plugins/card-redirect'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

function addTenth(changes: readonly (readonly [string | RegExp, string])[]): void {
  const folder = join(root, 'plugins/tenth');
  cpSync('plugins/card-redirect', folder, { recursive: true });
  const file = join(folder, 'plugin.ts');
  const manifest = changes.reduce((text, [from, to]) => text.replace(from, to), readFileSync(file, 'utf8'));
  writeFileSync(file, manifest);
}

const OWN_ID = [`id: 'card-redirect'`, `id: 'tenth'`] as const;
const OWN_PATHS = [
  [/path: '(?:(?:redirect|group)\/)?/g, "path: 'tenth/"],
  // Keys that replies are matched by must be unique among plugins.
  [/(dataKeys|pageIds): \['([^']*)'[^\]]*\]/g, "$1: ['tenth-$2']"],
] as const;
const OWN_TYPES = [
  [/const TYPES = \[[^\]]*\]/, 'const TYPES = [DisplayType.pix]'],
  [/Object\.values\(DisplayType\)/, '[]'],
] as const;

async function refusalOf(changes: readonly (readonly [string | RegExp, string])[]): Promise<string> {
  addTenth(changes);
  const sources = await readManifests(root);
  try {
    return routeTables(sources);
  } catch (error) {
    return String(error);
  }
}

describe('a new folder in plugins', () => {
  it('is found, and its routes stand beside the others, with no other change', async () => {
    addTenth([OWN_ID, ...OWN_PATHS, ...OWN_TYPES]);
    const sources = await readManifests(root);
    expect(sources.manifests.map(({ id }) => id)).toEqual([
      'shell',
      'shell-withdrawal',
      'player',
      'quick',
      'card-redirect',
      'tenth',
    ]);
    const registry = new sources.ManifestRegistry(sources.manifests, 'current');
    expect(registry.pathForMethod('deposit', { cardViewType: 6 }, false)).toBe('/deposit/tenth/base');
    expect(registry.pathForMethod('deposit', { cardViewType: 6 }, true)).toBe('/deposit/tenth/redirect');
    expect(registry.pathForMethod('deposit', { cardViewType: 1 }, false)).toBe('/deposit/redirect/base');
    expect(routeTables(sources)).toMatch(
      /method 6 pix +\/deposit\/tenth\/base +in a group \/deposit\/tenth\/redirect +tenth/,
    );
  });

  it('is refused with the id of another', async () => {
    expect(await refusalOf([...OWN_PATHS, ...OWN_TYPES])).toMatch(/plugin id card-redirect/);
  });
  it('is refused with a path of another, by both names', async () => {
    expect(await refusalOf([OWN_ID, ...OWN_TYPES])).toMatch(/path \/deposit\/redirect\/base .*card-redirect.*tenth/);
  });
  it('is refused with a display type of another, by both names', async () => {
    expect(await refusalOf([OWN_ID, ...OWN_PATHS])).toMatch(/card view type 1 .*card-redirect.*tenth/);
  });
  it('fails the build where it is refused, and only there', async () => {
    await expect(refuseBadManifests(root)).resolves.toBeUndefined();
    addTenth([OWN_ID, ...OWN_PATHS]);
    await expect(refuseBadManifests(root)).rejects.toThrow(/card view type 1 .*card-redirect.*tenth/);
  });
});

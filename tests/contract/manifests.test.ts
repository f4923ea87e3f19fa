/** A manifest is plain data, and what it names exists: its folder's id, its screens, their stories, its messages. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@/core/locale/locale';
import { screensOf } from '@/kernel/plugin';
import { pathOf } from '@/kernel/router/route-path';
import { checkFolder } from '../../tools/locales/locale-messages';
import { DESIGNS, allManifests, plugins, registryOf, routesOfAll, screensFolder } from './plugins';

describe.each(plugins)('plugins/$folder', ({ folder, manifest, simulator, methods }) => {
  it('has its folder for an id, a flow that loads, a simulator and methods to try', async () => {
    expect(manifest.id).toBe(folder);
    expect(typeof (await manifest.load()).default.register).toBe('function');
    // A plugin that no method opens has nothing to simulate.
    const isFamily = manifest.entries.length > 0;
    expect(simulator?.id).toBe(isFamily ? folder : undefined);
    expect(methods.length > 0).toBe(isFamily);
    for (const file of ['journeys.fixture.ts', 'chaos-steps.fixture.ts'])
      if (isFamily) expect(existsSync(`plugins/${folder}/${file}`), `${file} says how a player pays`).toBe(true);
  });

  it('draws ahead only pages that need a chosen method and nothing else', async () => {
    const { drawnAhead = [] } = (await manifest.load()).default;
    const guardsOf = (screen: string) =>
      manifest.routes.filter((one) => one.screen === screen).map(({ guard }) => guard);
    expect(drawnAhead.map((screen) => [screen, ...new Set(guardsOf(screen))])).toEqual(
      drawnAhead.map((screen) => [screen, 'method']),
    );
  });

  it('has a README', () => {
    expect(readFileSync(`plugins/${folder}/README.md`, 'utf8')).toMatch(/^# \S/);
  });

  it('has a manifest of data only: it loads neither React nor MobX nor a store', () => {
    const source = readFileSync(`plugins/${folder}/plugin.ts`, 'utf8');
    const imports = [...source.matchAll(/^import\s[^;]*?from\s+'([^']+)'/gm)].map((match) => match[1]!);
    expect(imports.filter((path) => !/^@\/(contract\/|kernel\/|families\/\w+\/manifest$)/.test(path))).toEqual([]);
    const { load: _load, screens: _screens, ...data } = manifest;
    expect(JSON.parse(JSON.stringify(data))).toEqual(data);
  });

  it('has messages if and only if it says so', () => {
    expect(existsSync(`plugins/${folder}/locales`)).toBe(manifest.hasMessages);
  });

  it('stays by itself: its routes serve only its own entries and pages', () => {
    const own = manifest.routes.map(pathOf);
    const others = allManifests.filter((one) => one !== manifest).flatMap((one) => one.routes.map(pathOf));
    expect(own.filter((path) => others.includes(path))).toEqual([]);
  });
});

describe.each(routesOfAll.map((one) => ({ ...one, path: pathOf(one.spec), id: one.manifest.id })))(
  '$path of $id in the $design design',
  ({ manifest, spec, design }) => {
    const file = `${screensFolder(manifest, design)}/${kebab(spec.screen)}-screen`;

    it('has its screen in the screens module', async () => {
      const screens = await screensOf(manifest, design)!();
      expect(screens.default).toHaveProperty(spec.screen);
      const shared = file.replace(`${design}/`, '');
      const isThere = [file, shared].some((place) => existsSync(`${place}.tsx`));
      expect(isThere, `${file}.tsx, or ${shared}.tsx where both designs show the same`).toBe(true);
    });

    it('has a story beside its screen', () => {
      expect(existsSync(`${file}.stories.tsx`), `${file}.stories.tsx`).toBe(true);
    });

    it('leads back to a page that is there', () => {
      const { back } = spec;
      if (back?.startsWith('/')) expect(registryOf(design).routeAt(back)).toBeDefined();
      else expect([null, 'origin', 'previous']).toContain(back);
    });
  },
);

describe('messages', () => {
  const folders = [
    'src/locales',
    'src/locales/player',
    ...plugins.filter((one) => one.manifest.hasMessages).map((one) => localesOf(one)),
  ];

  it.each(folders)('%s: nine languages with the same keys, plural forms and placeholders', (folder) => {
    expect(LANGUAGES.filter((language) => !existsSync(`${folder}/${language}.json`))).toEqual([]);
    expect(checkFolder('.', folder).problems).toEqual([]);
  });
});

/** The screen's name as in its file's name: `bonusDetails` is in `bonus-details-screen.tsx`. */
function kebab(screen: string): string {
  return screen.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function localesOf({ folder }: { folder: string }): string {
  return `plugins/${folder}/locales`;
}

it('the manifests stand together in every design', () => {
  for (const design of DESIGNS) expect(() => registryOf(design)).not.toThrow();
});

/** Each screen of each plugin and design has a story for each state that makes sense for it. */
import { describe, expect, it } from 'vitest';
import { reasonAgainst, STATES } from '../kit/screen-states';
import { statesOf } from './atlas';
import { stateOf, storyNames } from './atlas-stories';
import { allManifests, plugins, routesOfAll, screensFolder } from './plugins';

const kebab = (screen: string) => screen.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Screens by the title of their stories; a screen that serves several routes is listed once. */
const screens = new Map(
  routesOfAll.map(({ manifest, spec, design }) => {
    const { screen } = spec;
    const title = `Flows/${manifest.id}/${design}/${kebab(screen)}`;
    return [title, { manifest, screen, design, title }] as const;
  }),
);

describe.each([...screens.values()])('$title', ({ manifest, screen, design, title }) => {
  const states = statesOf(manifest.id) ?? {};
  const declared = states[`${screen}@${design}`] ?? states[screen];
  const names = storyNames(screensFolder(manifest, design), title);
  const shown = new Set(names.map(stateOf));

  it('has a story for each state, and none for what is declared senseless', () => {
    expect(declared, `${manifest.id}: add the screen ${screen} to states.fixture.ts`).toBeDefined();
    const missing = STATES.filter((state) => !shown.has(state) && !reasonAgainst(state, declared!));
    const senseless = STATES.filter((state) => shown.has(state) && reasonAgainst(state, declared!));
    const problems = [
      ...missing.map((state) => `${title} has no story ${state}`),
      ...senseless.map((state) => `${title} has ${state}, which is declared senseless`),
    ];
    expect(problems).toEqual([]);
  });
});

it.each(allManifests)('$id declares no screen that is not there', ({ id, routes }) => {
  const known = new Set(routes.map(({ screen }) => screen));
  const gone = Object.keys(statesOf(id) ?? {}).filter((key) => !known.has(key.replace(/@\w+$/, '')));
  expect(gone).toEqual([]);
});

it('has a whole flow to play for each plugin, flow and design', () => {
  const entries = plugins.flatMap(({ manifest }) =>
    manifest.entries.flatMap(({ flow, designs }) => designs.map((design) => ({ manifest, flow, design }))),
  );
  const missing = entries.flatMap(({ manifest, flow, design }) => {
    const title = `Flows/${manifest.id}/${design}/whole ${flow === 'deposit' ? 'flow' : 'withdrawal'}`;
    return storyNames(screensFolder(manifest, design), title).includes('ToPlay') ? [] : [title];
  });
  expect([...new Set(missing)]).toEqual([]);
});

/** The shell's routes that only the legacy design has (spec 2, "Legacy design"); shell.ts has those of both designs. */
import type { Flow } from '../contract/primitives';
import type { EntrySpec, RouteSpec } from '../kernel/plugin';

const group = (flow: Flow): RouteSpec => ({
  id: 'group',
  flow,
  path: 'group',
  screen: 'group',
  depth: 1,
  back: `/${flow}`,
  guard: 'group',
  designs: ['legacy'],
  title: `title.${flow}Method`,
});

export const legacyRoutes: readonly RouteSpec[] = [group('deposit'), group('withdrawal')];

export const legacyEntries: readonly EntrySpec[] = [
  { flow: 'deposit', designs: ['legacy'], otherGroups: true, route: 'group' },
  { flow: 'withdrawal', designs: ['legacy'], otherGroups: true, route: 'group' },
];

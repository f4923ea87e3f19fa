/** Every method, group and reply of the spec has a page in every flow and design that the cashier has. */
import { describe, expect, it } from 'vitest';
import { DisplayType, GROUPS } from '@/contract/method';
import { Design, Flow } from '@/contract/primitives';
import { catalogue } from '../../sandbox/catalogue';
import { DESIGNS, plugins, registryOf } from './plugins';

const DISPLAY_TYPES: readonly number[] = Object.values(DisplayType);
const CASES = DESIGNS.flatMap((design) => Flow.options.map((flow) => ({ design, flow })));
const designs = Design.options.filter((design) => registryOf(design).routes.length > 0);

describe.each(CASES)('$flow in the $design design', ({ design, flow }) => {
  const registry = registryOf(design);
  const claimed = registry.handledCardViewTypes(flow);

  it('has every display type', () => {
    expect(DISPLAY_TYPES.filter((type) => !claimed.includes(type))).toEqual([]);
  });

  it('opens a page of the plugin that claims the type, alone and in a group', () => {
    for (const cardViewType of claimed) {
      for (const inGroup of [false, true]) {
        const path = registry.pathForMethod(flow, { cardViewType }, inGroup);
        const owner = registry.routeAt(path)?.manifest;
        const claims = owner?.entries.filter((entry) => entry.flow === flow && entry.designs.includes(design));
        expect(claims?.flatMap((entry) => entry.cardViewTypes ?? [])).toContain(cardViewType);
      }
    }
  });

  it('sends a type that nobody claims where the default type goes', () => {
    const fallback = registry.pathForMethod(flow, { cardViewType: DisplayType.default }, false);
    const unclaimed = Math.max(...DISPLAY_TYPES, ...claimed) + 1;
    expect(registry.pathForMethod(flow, { cardViewType: unclaimed }, false)).toBe(fallback);
  });

  it('opens every method that a plugin or the sandbox offers', () => {
    const offered = [...catalogue, ...plugins.flatMap(({ methods }) => methods)];
    const names = offered.filter(({ flows }) => flows.includes(flow) && claimed.includes(0));
    const closed = names.filter(({ method }) => !registry.routeAt(registry.pathForMethod(flow, method, false)));
    expect(closed.map(({ method }) => method.name)).toEqual([]);
  });

  it('has a page for each group', () => {
    const opened = (name: string) => registry.pathForGroup(flow, { name, methods: [] });
    if (claimed.length === 0) return;
    const paths = GROUPS.map((name) => opened(name) ?? registry.groupListPath(flow));
    expect(paths.filter((path) => !registry.routeAt(path))).toEqual([]);
  });
});

it('at least one design stands', () => expect(designs).toContain('current'));

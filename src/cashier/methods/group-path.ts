import type { Flow } from '../../contract/primitives';
import type { Registry } from '../../kernel/registry-token';
import type { MethodGroup } from './group-methods';

/** The page that a group's tile opens: a plugin's, or the list of its methods. */
export function groupPathOf(registry: Registry, flow: Flow, group: MethodGroup): string {
  return registry.pathForGroup(flow, group) ?? registry.groupListPath(flow);
}

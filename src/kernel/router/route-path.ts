import type { RouteSpec } from '../plugin';

/** `/deposit/redirect/base` for flow `deposit` and path `redirect/base`; the flow's own path for an empty one. */
export function pathOf(spec: Pick<RouteSpec, 'flow' | 'path'>): string {
  return '/' + [spec.flow === 'none' ? '' : spec.flow, spec.path].filter(Boolean).join('/');
}

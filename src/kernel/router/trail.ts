import type { RegisteredRoute } from '../registry';

/** Paths of the pages that the player came through, the page that is shown last. */
export type Trail = readonly string[];

/**
 * The trail with one page more. A page that is on it already cuts off what came after it, so that Back never leads in a
 * circle. Pages of no flow (`/resume`, `/error`, `/form`) only pass the player on, and stay off the trail.
 */
export function trailWith(trail: Trail, { path, spec }: RegisteredRoute): Trail {
  if (spec.flow === 'none') return trail;
  if (spec.depth === 0) return [path];
  const at = trail.indexOf(path);
  return [...(at < 0 ? trail : trail.slice(0, at)), path];
}

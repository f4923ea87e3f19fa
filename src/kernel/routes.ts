/** Routes of the usual kinds, for manifests. What is given besides `id`, `flow` and `path` replaces the kind's own value. */
import type { RouteSpec } from './plugin';

type Given = Pick<RouteSpec, 'id' | 'flow' | 'path'> & Partial<RouteSpec>;

/** Any page: of both designs, with the screen that is named as the route. */
export const pageRoute = (spec: Given & Pick<RouteSpec, 'depth' | 'back' | 'guard'>): RouteSpec => ({
  screen: spec.id,
  designs: ['current', 'legacy'],
  ...spec,
});

/** The form of one method. */
export const formRoute = (spec: Given): RouteSpec => pageRoute({ depth: 2, back: 'origin', guard: 'method', ...spec });

/**
 * The page after the create. Back does not lead to the form: it would invite a second create while the first payment may
 * still be made.
 */
export const paymentRoute = (spec: Given): RouteSpec =>
  pageRoute({ depth: 3, back: 'origin', guard: 'transaction', ...spec });

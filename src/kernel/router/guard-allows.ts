import type { RegisteredRoute } from '../registry';
import type { RouteGuards } from '../registry-token';

/**
 * Whether the route's guard lets its page be shown, given what the player has chosen and whether there is a payment.
 */
export function guardAllows(guards: RouteGuards, { spec }: RegisteredRoute): boolean {
  switch (spec.guard) {
    case 'none':
      return true;
    case 'method':
      return guards.hasMethod();
    case 'group':
      return guards.hasGroup();
    case 'selection':
      return guards.hasMethod() || guards.hasGroup();
    case 'transaction':
      return guards.hasTransaction();
  }
}

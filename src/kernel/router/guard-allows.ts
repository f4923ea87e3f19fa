import type { RegisteredRoute } from '../registry';
import type { RouteGuards } from '../registry-token';

/** Whether what the player has chosen, or a payment, lets the route's page be shown. */
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

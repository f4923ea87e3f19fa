import { createContext } from 'react';
import type { RouteSpec } from '../plugin';

/**
 * The route of the page that contains the component. For a kept page in the background it differs from the router's
 * current route.
 */
export const PageRoute = createContext<RouteSpec | undefined>(undefined);

import { createContext } from 'react';
import type { RouteSpec } from '../plugin';

/** The route of the page that asks: one that is kept behind another is not the one that the router shows. */
export const PageRoute = createContext<RouteSpec | undefined>(undefined);

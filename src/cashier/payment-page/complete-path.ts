import type { Flow } from '../../contract/primitives';

/** Path of the page on which each payment of the flow ends: it follows the payment's status. */
export const completePath = (flow: Flow): string => `/${flow}/complete`;

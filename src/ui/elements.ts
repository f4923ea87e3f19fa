import type { ReactElement } from 'react';

/**
 * Children that may stand beside other elements: elements only, no bare text (see tools/check/check-text-nodes.ts). An empty
 * text renders nothing.
 */
export type Elements = ReactElement | false | null | undefined | '' | readonly Elements[];

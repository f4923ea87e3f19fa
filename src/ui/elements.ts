import type { ReactElement } from 'react';

/** What stands beside other elements: elements alone, no bare text (see tools/check-text-nodes.ts). An empty text is none. */
export type Elements = ReactElement | false | null | undefined | '' | readonly Elements[];

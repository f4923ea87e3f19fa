import { designPart } from '../design/design-parts';

export type { PageProps } from '../design/part-props';

/** The content of a screen: a heading, a scrolling part, and a bar with buttons. */
export const Page = designPart('Page');

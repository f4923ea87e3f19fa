import { designPart } from '../design/design-parts';

export type { PageProps } from '../design/part-props';

/** The content of a screen: heading, what scrolls, and a bar with the buttons. */
export const Page = designPart('Page');

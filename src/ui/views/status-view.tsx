import { designPart } from '../design/design-parts';

export type { StatusKind, StatusViewProps } from '../design/part-props';

/** The complete page. The title is a live region: a status that arrives by push is read out. */
export const StatusView = designPart('StatusView');

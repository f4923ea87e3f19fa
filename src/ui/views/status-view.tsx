import { designPart } from '../design/design-parts';

export type { StatusKind, StatusViewProps } from '../design/part-props';

/** The complete page. The title is a live region, so screen readers announce a status that arrives by push. */
export const StatusView = designPart('StatusView');

import { designPart } from '../design/design-parts';

/** Placeholder for a list of tiles. */
export const ListSkeleton = designPart('ListSkeleton');

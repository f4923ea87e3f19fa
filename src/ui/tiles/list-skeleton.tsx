import { designPart } from '../design/design-parts';

/** Where a list of tiles will be. */
export const ListSkeleton = designPart('ListSkeleton');

import { designPart } from '../design/design-parts';

export type { GroupTileProps } from '../design/part-props';

/** A group of methods in a list. */
export const GroupTile = designPart('GroupTile');

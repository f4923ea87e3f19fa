import { designPart } from '../design/design-parts';

export type { MethodTileProps } from '../design/part-props';

/** A method in a list. */
export const MethodTile = designPart('MethodTile');

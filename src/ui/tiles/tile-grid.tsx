import { designPart } from '../design/design-parts';

/** The list that tiles stand in. */
export const TileGrid = designPart('TileGrid');

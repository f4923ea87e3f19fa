import { GroupTile } from './group-tile';
import { makeListedTile } from './make-listed-tile';
import { MethodTile } from './method-tile';

export type { ListedTileProps, TileView } from './make-listed-tile';

export const ListedTile = makeListedTile({ GroupTile, MethodTile });

import { makeListedTile } from '../tiles/make-listed-tile';
import { GroupTile } from './group-tile';
import { MethodTile } from './method-tile';

/** Used directly by the first list, which knows its design. */
export const ListedTile = makeListedTile({ GroupTile, MethodTile });

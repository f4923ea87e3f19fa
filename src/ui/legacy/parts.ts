import './tokens.css';
import type { DesignParts } from '../design/design-parts';
import { AmountField } from './amount-field';
import { ListSkeleton } from './list-skeleton';
import { MessageView } from './message-view';
import { GroupRow, MethodRow } from './method-row';
import { Page } from './page';
import { RowList } from './row-list';
import { StatusView } from './status-view';

/** The legacy design: rows, cards on a canvas, fields of one height, the button at the end of the card. */
export const legacyParts: DesignParts = {
  Page,
  AmountField,
  TileGrid: RowList,
  GroupTile: GroupRow,
  MethodTile: MethodRow,
  ListSkeleton,
  StatusView,
  MessageView,
};

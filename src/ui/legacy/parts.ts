import './tokens.css';
import type { DesignParts } from '../design/design-parts';
import amountField from './amount-field.module.css';
import { ListSkeleton } from './list-skeleton';
import { MessageView } from './message-view';
import { GroupRow, MethodRow } from './method-row';
import { Page } from './page';
import tileGrid from './row-list.module.css';
import { StatusView } from './status-view';

/** The legacy design: rows, cards on a canvas, fields of one height, the button at the end of the card. */
export const legacyParts: DesignParts = {
  Page,
  amountField,
  tileGrid,
  GroupTile: GroupRow,
  MethodTile: MethodRow,
  ListSkeleton,
  StatusView,
  MessageView,
};

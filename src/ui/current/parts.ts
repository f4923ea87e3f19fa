import type { DesignParts } from '../design/design-parts';
import amountField from './amount-field.module.css';
import { GroupTile } from './group-tile';
import { ListSkeleton } from './list-skeleton';
import { MessageView } from './message-view';
import { MethodTile } from './method-tile';
import { Page } from './page';
import { StatusView } from './status-view';
import tileGrid from './tile-grid.module.css';

/** The current design: tiles, a large amount, a bar with the button at the end of the window. */
export const currentParts: DesignParts = {
  Page,
  amountField,
  tileGrid,
  GroupTile,
  MethodTile,
  ListSkeleton,
  StatusView,
  MessageView,
};

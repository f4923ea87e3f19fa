/** Props of the parts that each design has its own version of (see design-parts.tsx). */
import type { Ref } from 'react';
import type { Elements } from '../elements';
import type { FieldProps } from '../fields/field-shell';
import type { IconName } from '../icons/icon';
import type { Detail } from '../layout/details-list';
import type { BadgeView } from '../tiles/badge';

export interface PageProps {
  /** The page's heading, if the header shows none. */
  title?: string;
  subtitle?: string;
  /** Beside the title, e.g. a `MethodIcon`. */
  icon?: Elements;
  /** Stays visible below the scrolling part, e.g. the pay button. */
  footer?: Elements;
  /** Centres the content vertically. */
  isCentered?: boolean;
  /**
   * Makes the page a form. Called on Enter and on a click of a submit button; the browser's own submit is prevented.
   */
  onSubmit?(): void;
  formRef?: Ref<HTMLFormElement>;
  children: Elements;
}

export interface QuickAmount {
  /** The text to put into the field. */
  value: string;
  label: string;
}

export interface AmountFieldProps extends FieldProps {
  /** Code after the amount, e.g. `INR`. */
  currency: string;
  quickAmounts?: readonly QuickAmount[];
  /** Returns a text that was pasted, filled in or left, as the field shows it. */
  shown(text: string): string;
}

export interface TileProps {
  label: string;
  /** "up to {max amount}", already formatted. */
  limitText?: string | undefined;
  /** Shown when the method works, but not as usual, e.g. "Slow right now". */
  stateText?: string | undefined;
  /** Can't be chosen at present; `limitText` says why. */
  isUnavailable?: boolean | undefined;
  /** Already chosen: marked as such and not clickable. */
  isActive?: boolean;
  /** True while the method's page loads. */
  isLoading?: boolean;
  onSelect(): void;
  /** Called when a finger or the pointer presses the tile; `onSelect` may follow. */
  onPointerDown?(): void;
  /** Called when the press turned out to be a scroll. */
  onPointerCancel?(): void;
}

export interface MethodTileProps extends TileProps {
  iconUrl?: string | null;
  badge?: BadgeView;
  onIconError?(src: string): void;
}

/** Number of icons that a group's tile shows (spec 9). */
export const SHOWN_ICONS = 3;

export interface GroupTileProps extends TileProps {
  /** Icons of the methods, in their order. The first `SHOWN_ICONS` are shown. */
  iconUrls: readonly (string | null)[];
  /** How many methods the group has. */
  count: number;
  /** Read by screen readers instead of "+4", e.g. "and 4 more". */
  moreLabel?: string;
  onIconError?(src: string): void;
}

export interface ListSkeletonProps {
  /** Announced once by screen readers, e.g. "Loading payment methods". */
  label: string;
  count?: number;
}

export interface MessageViewProps {
  /** `busy` shows a spinner instead of an icon, and screen readers announce the message. */
  icon?: IconName | 'busy';
  title: string;
  text?: string;
  /** One or two `Button`s. */
  action?: Elements;
}

/** Status of a transaction (spec 4, "Transaction status"). */
export type StatusKind = 'waiting' | 'accepted' | 'processed' | 'mistaked';

export interface StatusViewProps {
  status: StatusKind;
  title: string;
  text?: string;
  details?: readonly Detail[];
  /** Between the status and the details, e.g. a `ContinueLink`. */
  children?: Elements;
  /** Buttons, in the bar at the bottom. */
  actions?: Elements;
  /** Help in case the actions do not work. Rendered in the page's content, not in the bar. */
  help?: Elements;
}

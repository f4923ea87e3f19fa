/** What the parts take that each design draws in its own way (see design-parts.tsx). */
import type { Ref } from 'react';
import type { Elements } from '../elements';
import type { FieldProps } from '../fields/field-shell';
import type { IconName } from '../icons/icon';
import type { Detail } from '../layout/details-list';
import type { BadgeView } from '../tiles/badge';

export interface PageProps {
  /** Heading of the page, for pages whose header shows none. */
  title?: string;
  subtitle?: string;
  /** Beside the title, e.g. a `MethodIcon`. */
  icon?: Elements;
  /** Stays in sight below the scrolling part: pay button and the like. */
  footer?: Elements;
  /** Puts the content in the middle of the free height. */
  isCentered?: boolean;
  /** Makes the page one form; called on Enter and on a click of a submit button. Default is prevented. */
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
  /** A text that came whole, or was left, as the field shows it. */
  shown(text: string): string;
}

export interface TileProps {
  label: string;
  /** "up to {max amount}", already formatted. */
  limitText?: string | undefined;
  /** Works, but not as usual, e.g. "Slow right now". */
  stateText?: string | undefined;
  /** Not to be chosen at present; `limitText` says why. */
  isUnavailable?: boolean | undefined;
  /** Chosen already: shown as such and not clickable again. */
  isActive?: boolean;
  /** Its page is on the way. */
  isLoading?: boolean;
  onSelect(): void;
  /** A finger is on it; `onSelect` may follow. */
  onPointerDown?(): void;
  /** The finger was there to scroll. */
  onPointerCancel?(): void;
}

export interface MethodTileProps extends TileProps {
  iconUrl?: string | null;
  badge?: BadgeView;
  onIconError?(src: string): void;
}

/** Spec 9: tile icons per group. */
export const SHOWN_ICONS = 3;

export interface GroupTileProps extends TileProps {
  /** Icons of the methods in their order; the first three are shown. */
  iconUrls: readonly (string | null)[];
  /** How many methods the group has. */
  count: number;
  /** Spoken instead of "+4", e.g. "and 4 more". */
  moreLabel?: string;
  onIconError?(src: string): void;
}

export interface TileGridProps {
  /** Its spoken name. */
  label: string;
  children: Elements;
}

export interface ListSkeletonProps {
  /** Spoken once, e.g. "Loading payment methods". */
  label: string;
  count?: number;
}

export interface MessageViewProps {
  /** `busy` turns: something is under way, and told to screen readers. */
  icon?: IconName | 'busy';
  title: string;
  text?: string;
  /** A `Button` or two. */
  action?: Elements;
}

/** Spec 4, "Transaction status". */
export type StatusKind = 'waiting' | 'accepted' | 'processed' | 'mistaked';

export interface StatusViewProps {
  status: StatusKind;
  title: string;
  text?: string;
  details?: readonly Detail[];
  /** Below the details, e.g. a `ContinueLink`. */
  children?: Elements;
  /** Buttons, in the bar at the bottom. */
  actions?: Elements;
  /** Who helps, should the actions not do: out of the bar's way. */
  help?: Elements;
}

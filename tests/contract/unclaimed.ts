/**
 * What the spec has and no plugin claims yet. A plugin that claims one of these takes it out of here; nothing may be
 * added. At the end this file is empty and goes.
 */
import { DisplayType } from '@/contract/method';
import type { Design, Flow } from '@/contract/primitives';

/** Display types, which fall back to the redirect page until then. */
export const UNCLAIMED_TYPES: Record<Design, Record<Flow, readonly number[]>> = {
  current: {
    deposit: [],
    withdrawal: [DisplayType.india, DisplayType.p2p, DisplayType.pix, DisplayType.eazype],
  },
  legacy: { deposit: [], withdrawal: [] },
};

/** Groups with a page of their own (spec 2, "Deposit list screen"), which open as plain lists until then. */
export const UNCLAIMED_GROUPS: Record<Design, Record<Flow, readonly string[]>> = {
  current: {
    deposit: [],
    withdrawal: [],
  },
  legacy: { deposit: [], withdrawal: [] },
};

/** Create replies with a page of their own (spec 4, "Navigation priority after create"), by priority. */
export const UNCLAIMED_REPLIES: Record<Design, readonly string[]> = {
  current: [],
  legacy: [],
};

/** Decides to which page the player returns, from what was stored and what the gateway says. Pure. */
import { Flow } from '../../contract/primitives';
import { completePath } from '../payment-page/complete-path';
import { CONFIRM_PATH, ENDED_LIFE_MS, PLACE_LIFE_MS } from './place-record';

/** The page that is shown while the player's place is being found; it belongs to the shell. */
export const RESUME_PATH = '/resume';

/** What storage says at a start. */
export interface StartFacts {
  /** The path in the address. */
  asked: string;
  /** The page that was shown last; undefined where none was, or none that can be returned to. */
  place: { path: string; flow: Flow; guard: string; at: number } | undefined;
  /** The step of the payment that was shown. */
  step: string | undefined;
  /** Whether what the page shows of its payment is in storage. */
  isHeld: boolean;
  /** True where the address names a page of a transaction of which it is not known yet whether it is this player's. */
  isAskedUnknown: boolean;
  /** Milliseconds since the epoch. */
  now: number;
}

/**
 * asked: the page that the address names. place: the stored one, at once. search: the resume page, which looks for the
 * stored one. searchAsked: the resume page, which looks for the one that the address names.
 */
export type Start = 'asked' | 'place' | 'search' | 'searchAsked';

export function decideStart({ asked, place, step, isHeld, isAskedUnknown, now }: StartFacts): Start {
  if (!place || place.path === `/${place.flow}`) return 'asked';
  const { path, flow, guard, at } = place;
  const hasEnded = path === completePath(flow) && step === 'ended';
  const isFresh = now - at < (hasEnded ? ENDED_LIFE_MS : PLACE_LIFE_MS);
  const isRoot = ['/', `/${flow}`, RESUME_PATH].includes(asked);
  // The guard of a transaction's page would refuse it while its owner is unknown.
  if (asked !== path && !(isRoot && isFresh)) return isAskedUnknown ? 'searchAsked' : 'asked';
  const isReady = guard === 'none' || (guard === 'transaction' && !needsDetails(path) && isHeld);
  return isReady && step !== 'checking' ? 'place' : 'search';
}

/**
 * What the gateway says of a transaction. found: the create's response; `own`: the page that this design has for it.
 * lacksFields: a create that is not finished has nothing to pay yet. toConfirm: a withdrawal that waits for its code.
 * unknown: the gateway can't say. notOurs: the player has none. ended: it is over, so how to pay need not be shown. late:
 * no answer in time.
 */
export type Said =
  | { kind: 'found'; own: string | undefined }
  | { kind: 'lacksFields' | 'toConfirm' | 'unknown' | 'notOurs' | 'ended' | 'late' };

export interface PageFacts {
  flow: Flow;
  /** The page on which the player last saw the transaction; undefined where this tab has not shown it. */
  shown: string | undefined;
  /** Whether that page has something to show of a payment that has ended. */
  showsEnds: boolean;
  /** The page of the method's form. */
  form: string;
}

/** `isLate`: the gateway has not said in time which page it is, so the complete page is shown in its place. */
export interface Decision {
  path: string;
  isLate?: boolean;
}

export function decidePage({ flow, shown, showsEnds, form }: PageFacts, said: Said): Decision {
  const complete = completePath(flow);
  switch (said.kind) {
    case 'toConfirm':
      return { path: CONFIRM_PATH };
    case 'notOurs':
      return { path: `/${flow}` };
    case 'late':
      return { path: complete, isLate: true };
    case 'ended':
      return { path: showsEnds ? (shown ?? complete) : complete };
    case 'unknown':
      return { path: shown ?? complete };
    case 'found':
      return { path: shown ?? said.own ?? complete };
    case 'lacksFields':
      return { path: shown ?? form };
  }
}

/** Pages that show what session storage has; every other page of a transaction needs the create's response. */
export const needsDetails = (path: string): boolean =>
  ![...Flow.options.map(completePath), CONFIRM_PATH].includes(path);

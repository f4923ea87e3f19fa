import type { InjectionToken } from 'tsyringe';
import type { Flow } from '../../contract/primitives';

/** What a window offers for finding the other cashiers of its tab. */
export interface FrameWindow {
  readonly top: unknown;
  readonly location: { readonly hash?: string };
}

/** Under this name a cashier's window says which frame it is. */
const NAME = 'cashierFrame';
/** Under this one it says as whom a player without a name is there. */
const TOKEN = 'cashierToken';
/** A page with more frames than these is not searched further. */
const MOST_FRAMES = 200;

/** One frame of the tab's cashiers. A reload makes another frame of it. */
export interface Frame {
  /** `<flow>-<slot>-<random>`. */
  readonly id: string;
  /** The flow in its address when it was loaded, and its position among the tab's frames: both outlast a reload. */
  readonly home: string;
  /** The ids of all the tab's frames that are open now. */
  live(): ReadonlySet<string>;
}
export const Frame: InjectionToken<Frame> = Symbol('Frame');

/**
 * Names this window's frame. Frames of one origin in one tab share the session storage, and can see each other's windows:
 * so a record in it is either that of an open frame, or was left by one that was closed or reloaded.
 */
export function nameFrame(window: FrameWindow, random: string): Frame {
  const flow: Flow = window.location.hash?.startsWith('#/withdrawal') ? 'withdrawal' : 'deposit';
  const all = framesOf(window.top);
  const home = `${flow}-${Math.max(0, all.indexOf(window))}`;
  const id = `${home}-${random}`;
  Object.assign(window, { [NAME]: id });
  return { id, home, live: () => new Set([id, ...saidBy(framesOf(window.top), NAME)]) };
}

/** Players without a name in the tab's frames, each by a digest of the token. */
export interface TokensBeside {
  /** Says to the other frames who is here; undefined: nobody without a name. */
  say(token: string | undefined): void;
  /** Those of the tab's other frames that are open now. */
  others(): ReadonlySet<string>;
}

export const tokensBeside = (window: FrameWindow): TokensBeside => ({
  say: (token) => void Object.assign(window, { [TOKEN]: token }),
  others: () =>
    new Set(
      saidBy(
        framesOf(window.top).filter((one) => one !== window),
        TOKEN,
      ),
    ),
});

/** What windows of the same origin say of themselves under this name. */
const saidBy = (frames: readonly unknown[], name: string): string[] => frames.flatMap((frame) => textOf(frame, name));

/** Empty for a window of another origin. */
function textOf(frame: unknown, name: string): string[] {
  try {
    const text = (frame as Record<string, unknown>)[name];
    return typeof text === 'string' ? [text] : [];
  } catch {
    return [];
  }
}

/** All windows of the tab. Their number and order can be read whatever their origin. */
function framesOf(top: unknown): unknown[] {
  const found: unknown[] = [top];
  for (let index = 0; index < found.length && found.length < MOST_FRAMES; index++) {
    try {
      const { length } = found[index] as { length?: unknown };
      for (let child = 0; typeof length === 'number' && child < length; child++)
        found.push((found[index] as Record<number, unknown>)[child]);
    } catch {
      // A window that has just been closed.
    }
  }
  return found;
}

/** Whether both frames began with the same flow. */
export const isSameFlow = (id: string, home: string): boolean => id.split('-')[0] === home.split('-')[0];

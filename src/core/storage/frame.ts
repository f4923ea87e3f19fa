import type { Flow } from '../../contract/primitives';

/** What a window offers for finding the other cashiers of its tab. */
export interface FrameWindow {
  readonly top: unknown;
  readonly location: { readonly hash?: string };
}

/** Under this name a cashier's window says which frame it is. */
const NAME = 'cashierFrame';
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
  return { id, home, live: () => new Set([id, ...framesOf(window.top).flatMap(nameOf)]) };
}

/** The id that a frame of the same origin has; none for any other. */
function nameOf(frame: unknown): string[] {
  try {
    const name = (frame as Record<string, unknown>)[NAME];
    return typeof name === 'string' ? [name] : [];
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

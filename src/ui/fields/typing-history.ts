export interface TypedState {
  readonly text: string;
  readonly caret: number;
}

/** Undo and redo for an input whose text is set by script, because that breaks the browser's own history. */
export class TypingHistory {
  private past: TypedState[] = [];
  private future: TypedState[] = [];

  /** @param state the text and the caret before a change */
  add(state: TypedState): void {
    this.past.push(state);
    this.future = [];
  }

  /** Returns the state to show instead of `now`; undefined if there is none. */
  step(direction: 'undo' | 'redo', now: TypedState): TypedState | undefined {
    const [from, to] = direction === 'undo' ? [this.past, this.future] : [this.future, this.past];
    const state = from.pop();
    if (state) to.push(now);
    return state;
  }

  clear(): void {
    this.past = [];
    this.future = [];
  }
}

/**
 * Recognises Ctrl+Z and the like. `beforeinput` is not enough: it does not fire when the browser's own history is
 * empty.
 */
export function historyKey(event: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (event.altKey || event.ctrlKey === event.metaKey) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return key === 'y' && event.ctrlKey && !event.shiftKey ? 'redo' : undefined;
}

export interface TypedState {
  readonly text: string;
  readonly caret: number;
}

/** Undo and redo of an input whose text is set by script, which a browser's own history does not survive. */
export class TypingHistory {
  private past: TypedState[] = [];
  private future: TypedState[] = [];

  /** `state`: what there was before a change. */
  add(state: TypedState): void {
    this.past.push(state);
    this.future = [];
  }

  /** What to show instead of `now`; undefined when there is nothing to go back or on to. */
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

/** Ctrl+Z and its like; beforeinput alone does not come when the browser has no history of its own. */
export function historyKey(event: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (event.altKey || event.ctrlKey === event.metaKey) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return key === 'y' && event.ctrlKey && !event.shiftKey ? 'redo' : undefined;
}

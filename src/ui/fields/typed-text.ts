import { afterDeletion, caretIn, type TextShape } from './text-shape';
import { historyKey, TypingHistory, type TypedState } from './typing-history';

export interface TypedTextOptions {
  shape: TextShape | undefined;
  onText(text: string): void;
}

/**
 * Follows every change of an input's text, whether by keys, clipboard, a composing keyboard, or an autofill that sets
 * the value with few or no events, and shows the text in its shape. React can't do this: it takes a value that a script
 * has set for its own, and overwrites a composition with the last value it knows.
 */
export class TypedText {
  /** The text that the owner last gave or was last notified of. */
  private reported: string | undefined = undefined;
  /** The input's text when it was last checked. */
  private seen = '';
  private isComposing = false;
  private readonly history = new TypingHistory();
  private readonly stops = new AbortController();

  constructor(
    private readonly input: HTMLInputElement,
    private options: TypedTextOptions,
  ) {
    const { signal } = this.stops;
    const on = (target: EventTarget, type: string, listener: (event: Event) => void, capture = false) =>
      target.addEventListener(type, listener, { signal, capture });
    on(input, 'compositionstart', () => (this.isComposing = true));
    on(input, 'compositionend', () => this.endComposition());
    on(input, 'input', (event) => this.onInput(event as InputEvent));
    on(input, 'beforeinput', (event) => this.onBeforeInput(event as InputEvent));
    on(input, 'keydown', (event) => this.onKey(event as KeyboardEvent));
    on(input, 'change', () => this.look());
    on(input, 'blur', () => this.leave());
    // An autofill may emit no event. Check before a click or submit, so that the text which the player sees is sent.
    on(input.ownerDocument, 'click', () => this.look(), true);
    on(input.ownerDocument, 'submit', () => this.look(), true);
  }

  /** Sets the owner's text and how it is shown. A text that came from this input changes nothing. */
  update(text: string, options: TypedTextOptions): void {
    const isReshaped = this.options.shape !== options.shape && !this.hasFocus;
    this.options = options;
    if (text === this.reported && !isReshaped) return;
    // Before a new shape is applied, take a text that an autofill has set without an event.
    if (text === this.reported && this.input.value !== this.seen) return this.look();
    if (text !== this.reported) this.history.clear();
    this.reported = text;
    this.write({ text: this.shaped(text, true), caret: Infinity });
  }

  stop(): void {
    this.stops.abort();
  }

  private get hasFocus(): boolean {
    return this.input.ownerDocument.activeElement === this.input;
  }

  private onInput(event: InputEvent): void {
    if (event.isComposing || this.isComposing) return this.report(this.input.value);
    const { inputType, data } = event;
    if (inputType?.startsWith('delete'))
      return this.take(false, inputType.endsWith('Forward') ? 'forward' : 'backward');
    const isPiece = inputType === 'insertCompositionText' || (inputType === 'insertText' && (data ?? '').length <= 1);
    this.take(!isPiece);
  }

  private endComposition(): void {
    this.isComposing = false;
    this.take(false);
  }

  /** Takes a text that was set without an event. */
  private look(): void {
    if (!this.isComposing && this.input.value !== this.seen) this.take(true);
  }

  private leave(): void {
    this.isComposing = false;
    if (this.input.value !== this.seen || this.shaped(this.seen, true) !== this.seen) this.take(true);
  }

  private take(isWhole: boolean, deleted?: 'forward' | 'backward'): void {
    const { shape } = this.options;
    const raw: TypedState = { text: this.input.value, caret: caretOf(this.input) };
    const { text, caret } =
      deleted && shape ? afterDeletion(this.seen, raw.text, raw.caret, deleted === 'forward', shape) : raw;
    const shown = this.shaped(text, isWhole);
    if (shape && shown !== this.seen) this.history.add({ text: this.seen, caret: raw.caret });
    if (shown !== raw.text) this.write({ text: shown, caret: caretIn(shown, text, caret) });
    this.report(shown);
  }

  private shaped(text: string, isWhole: boolean): string {
    return this.options.shape?.(text, isWhole) ?? text;
  }

  private report(text: string): void {
    this.seen = this.input.value;
    if (text === this.reported) return;
    this.reported = text;
    this.options.onText(text);
  }

  private write({ text, caret }: TypedState): void {
    if (this.input.value !== text) this.input.value = text;
    this.seen = this.input.value;
    if (this.hasFocus && caret <= text.length) this.input.setSelectionRange(caret, caret);
  }

  private onBeforeInput(event: InputEvent): void {
    if (event.inputType === 'historyUndo') this.step('undo', event);
    else if (event.inputType === 'historyRedo') this.step('redo', event);
  }

  private onKey(event: KeyboardEvent): void {
    const direction = historyKey(event);
    if (direction) this.step(direction, event);
    // Check before Enter submits the form.
    if (event.key === 'Enter') this.look();
  }

  private step(direction: 'undo' | 'redo', event: Event): void {
    if (!this.options.shape || this.isComposing) return;
    event.preventDefault();
    const state = this.history.step(direction, { text: this.input.value, caret: caretOf(this.input) });
    if (!state) return;
    this.write({ ...state, caret: Math.min(state.caret, state.text.length) });
    this.report(state.text);
  }
}

/** A date input has no caret. */
const caretOf = (input: HTMLInputElement) => input.selectionStart ?? input.value.length;

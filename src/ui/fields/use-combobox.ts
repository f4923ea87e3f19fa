import { useMemo, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { FieldProps } from './field-shell';
import { exactItem, searchItems, searchable, type ComboboxItem } from './search-items';
import { usePopup } from './use-popup-place';

const PAGE = 10;

/** Where each key leads from the active item, of `count`. */
const MOVES: Readonly<Record<string, (active: number, count: number) => number>> = {
  ArrowDown: (active, count) => (active + 1) % count,
  ArrowUp: (active, count) => (Math.max(active, 0) - 1 + count) % count,
  PageDown: (active, count) => Math.min(active + PAGE, count - 1),
  PageUp: (active) => Math.max(active - PAGE, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

export interface ComboboxOptions extends Pick<FieldProps, 'value' | 'onChange' | 'onFocus' | 'onBlur'> {
  items: readonly ComboboxItem[];
}

function useSuggestions(items: readonly ComboboxItem[]) {
  /** Text typed since the list opened; null if none. */
  const [query, setQuery] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const index = useMemo(() => searchable(items), [items]);
  const shown = useMemo(() => searchItems(index, query ?? ''), [index, query]);
  return {
    ...{ query, setQuery, shown, active, setActive },
    /** The item that was typed in full. */
    exact: () => (query === null ? undefined : exactItem(index, query)),
    type(typed: string): void {
      setQuery(typed);
      setActive(typed.trim() === '' ? -1 : 0);
    },
    move: (key: string) => shown.length > 0 && setActive(MOVES[key]!(active, shown.length)),
  };
}

/**
 * State and keys of an editable combobox with a list (ARIA APG, "Combobox", list autocomplete with manual selection).
 * Enter and Tab choose the active item; Escape chooses nothing, and leaving the field chooses only an item that was
 * typed in full.
 */
export function useCombobox({ items, value, onChange, onFocus, onBlur }: ComboboxOptions) {
  const rootRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const { place, show, hide } = usePopup(rootRef);
  const isOpen = place !== undefined;
  const { query, setQuery, shown, active, setActive, exact, type, move } = useSuggestions(items);
  const chosen = items.find((item) => item.value === value);

  const open = () => {
    show();
    setQuery(null);
    setActive(items.findIndex((item) => item.value === value));
    inputRef.current?.select();
  };
  const close = () => {
    hide();
    setQuery(null);
  };
  const choose = (item: ComboboxItem) => {
    onChange(item.value);
    close();
    // On a phone, close the keyboard together with the sheet.
    const isPhone = place === 'sheet' && window.matchMedia('(pointer: coarse)').matches;
    if (isPhone && document.activeElement === inputRef.current) inputRef.current?.blur();
    else if (!rootRef.current?.contains(document.activeElement)) onBlur?.();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey } = event;
    if (event.nativeEvent.isComposing) return;
    if (!isOpen) {
      if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
      open();
    } else if (key === 'Tab') {
      // No preventDefault, so that the focus moves on.
      if (shown[active]) onChange(shown[active].value);
      return close();
    } else if (key === 'Enter') {
      if (shown[active]) choose(shown[active]);
    } else if (key === 'Escape' || (altKey && key === 'ArrowUp')) {
      close();
      event.stopPropagation();
    } else if (MOVES[key]) move(key);
    else return;
    event.preventDefault();
  };

  const onBlurWithin = ({ relatedTarget }: FocusEvent) => {
    if (rootRef.current?.contains(relatedTarget)) return;
    // Keep the list open if the player has switched to another window, or hidden a phone's keyboard to see more of the
    // list.
    if (isOpen && !relatedTarget && (place === 'sheet' || document.activeElement === inputRef.current)) return;
    const named = exact();
    if (named) onChange(named.value);
    close();
    onBlur?.();
  };

  return {
    rootRef,
    inputRef,
    isOpen,
    place,
    shown,
    active: isOpen && active < shown.length ? active : -1,
    text: query ?? chosen?.text ?? '',
    choose,
    /** Closes the list and keeps the focus in the field. */
    dismiss: () => {
      close();
      inputRef.current?.focus();
    },
    inputEvents: {
      onClick: () => !isOpen && open(),
      onFocus,
      onKeyDown,
      onType: (typed: string) => {
        show();
        type(typed);
      },
    },
    onBlurWithin,
  };
}

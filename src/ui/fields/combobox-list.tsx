import { memo, useLayoutEffect, useRef, type MouseEvent } from 'react';
import { Icon } from '../icons/icon';
import styles from './combobox.module.css';
import type { ComboboxItem } from './search-items';

interface ComboboxListProps {
  id: string;
  label: string;
  items: readonly ComboboxItem[];
  /** Index of the item that Enter would choose; -1 for none. */
  active: number;
  /** Value of the chosen item. */
  value: string;
  onChoose(item: ComboboxItem): void;
}

export const optionId = (listId: string, at: number) => `${listId}-${at}`;

/** The options of a combobox. Not in the tab order: the focus stays in the input, which names the active option. */
export function ComboboxList({ id, label, items, active, value, onChoose }: ComboboxListProps) {
  const listRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const list = listRef.current!;
    const option = list.children[Math.max(active, 0)];
    if (option instanceof HTMLElement) scrollTo(list, option);
  }, [active, items]);
  const onClick = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    const option = target instanceof Element ? target.closest('[role=option]') : null;
    const item = option && items[[...currentTarget.children].indexOf(option)];
    if (item) onChoose(item);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the input's
    <div
      ref={listRef}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      className={styles.list}
      onClick={onClick}
      onMouseDown={keepFocus}
    >
      {items.map((item, at) => (
        <Option
          key={item.value}
          id={optionId(id, at)}
          item={item}
          isActive={at === active}
          isChosen={item.value === value}
        />
      ))}
    </div>
  );
}

interface OptionProps {
  id: string;
  item: ComboboxItem;
  isActive: boolean;
  isChosen: boolean;
}

/** Memoised: in a long list an arrow key re-renders two options instead of three hundred. */
const Option = memo(function Option({ id, item, isActive, isChosen }: OptionProps) {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      data-active={isActive || undefined}
      className={styles.option}
    >
      <span className={styles.text}>{item.text}</span>
      {item.hint && <span className={styles.hint}>{item.hint}</span>}
      <span className={styles.mark}>{isChosen && <Icon name="check" size={1.25} />}</span>
    </div>
  );
});

/** Prevents the default, which would move the focus out of the input. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Scrolls the list only: `scrollIntoView` would also scroll the page, and the host's page around the frame. */
function scrollTo(list: HTMLElement, option: HTMLElement): void {
  const { offsetTop, offsetHeight } = option;
  if (offsetTop < list.scrollTop) list.scrollTop = offsetTop;
  else if (offsetTop + offsetHeight > list.scrollTop + list.clientHeight)
    list.scrollTop = offsetTop + offsetHeight - list.clientHeight;
}

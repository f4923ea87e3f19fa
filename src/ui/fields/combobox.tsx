import { useId } from 'react';
import { IconButton } from '../button/icon-button';
import { classNames } from '../class-names';
import { Icon } from '../icons/icon';
import { ComboboxList, optionId } from './combobox-list';
import styles from './combobox.module.css';
import { FieldShell, type FieldProps } from './field-shell';
import field from './field.module.css';
import type { ComboboxItem } from './search-items';
import { useCombobox } from './use-combobox';

/** Words of a searchable list, in the player's language. */
export interface ComboboxTexts {
  /** In the empty search, e.g. "Search". */
  search: string;
  noResults: string;
  close: string;
  /** How many there are, for screen readers: "12 results". */
  results(count: number): string;
}

export interface ComboboxProps extends FieldProps {
  /** Keep the array stable between renders. */
  items: readonly ComboboxItem[];
  texts: ComboboxTexts;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  autoComplete?: string;
}

/**
 * A list to search in (ARIA APG, "Combobox"), for more items than one looks through; up to ten, `SelectField` is better.
 * On a phone and in a low frame it takes the whole frame while it is open: the search on top and the list below it, where
 * no keyboard covers the first results and no frame cuts it off. Elsewhere it hangs below its field, or stands above it.
 */
export function Combobox(props: ComboboxProps) {
  const { name, label, isDisabled, texts, placeholder, autoComplete } = props;
  const listId = useId();
  const box = useCombobox(props);
  const { isOpen, place, shown, active, inputEvents } = box;
  const hasList = isOpen && shown.length > 0;
  const isSheet = place === 'sheet';
  return (
    <FieldShell {...props}>
      {(attributes) => (
        <div ref={box.rootRef} className={styles.root} onBlur={box.onBlurWithin}>
          <div className={classNames(isSheet && styles.sheet)}>
            <div className={styles.top}>
              <div className={classNames(field.box, styles.box)}>
                <input
                  {...attributes}
                  ref={box.inputRef}
                  className={classNames(field.input, styles.input)}
                  name={name}
                  type="text"
                  role="combobox"
                  aria-expanded={hasList}
                  aria-controls={hasList ? listId : undefined}
                  aria-activedescendant={active < 0 ? undefined : optionId(listId, active)}
                  aria-autocomplete="list"
                  value={box.text}
                  disabled={isDisabled}
                  placeholder={isOpen ? texts.search : placeholder}
                  autoComplete={autoComplete ?? 'off'}
                  autoCapitalize="off"
                  autoCorrect="off"
                  spellCheck={false}
                  enterKeyHint={isOpen ? 'done' : undefined}
                  onInput={(event) => inputEvents.onType(event.currentTarget.value)}
                  onClick={inputEvents.onClick}
                  onFocus={inputEvents.onFocus}
                  onKeyDown={inputEvents.onKeyDown}
                />
                {!isSheet && (
                  <span className={field.chevron}>
                    <Icon name="expand" size={1.25} />
                  </span>
                )}
              </div>
              {isSheet && <IconButton icon="close" label={texts.close} onClick={box.dismiss} />}
            </div>
            {isOpen && (
              <div
                className={classNames(styles.popup, !isSheet && styles.dropdown)}
                style={isSheet ? undefined : place}
              >
                {shown.length === 0 ? (
                  <p className={styles.nothing}>{texts.noResults}</p>
                ) : (
                  <ComboboxList
                    id={listId}
                    label={label}
                    items={shown}
                    active={active}
                    value={props.value}
                    onChoose={box.choose}
                  />
                )}
              </div>
            )}
          </div>
          <span role="status" className="visually-hidden">
            {isOpen && (shown.length === 0 ? texts.noResults : texts.results(shown.length))}
          </span>
        </div>
      )}
    </FieldShell>
  );
}

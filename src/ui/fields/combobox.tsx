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

/** Texts of a searchable list, in the player's language. */
export interface ComboboxTexts {
  /** Placeholder of the search, e.g. "Search". */
  search: string;
  noResults: string;
  close: string;
  /** Number of results for screen readers: "12 results". */
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
 * A searchable list (ARIA APG, "Combobox") for many items; for up to ten, `SelectField` is better. On a phone and in a
 * low frame the open list fills the frame, with the search on top and the list below, so that no keyboard covers the
 * first results and the frame does not cut the list off. Elsewhere the list opens below its field, or above it.
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

/**
 * The first form: shown for a tile that is tapped on the first list, while the application is on its way. The player can
 * type the amount; the application's form takes it over, with the focus, in the frame in which it is painted.
 */
import { shownAmount } from '../../cashier/amount/amount-input-text';
import { AMOUNT_KEY } from '../../cashier/form/field-key';
import { labelOf } from '../../cashier/form/field-label';
import { fieldSources } from '../../cashier/form/field-source';
import { limitsOf, limitsText, quickAmountChoices, suggestedText } from '../../cashier/form/method-terms';
import { iconUrl } from '../../cashier/methods/icon-url';
import type { PaymentMethod } from '../../contract/method';
import type { Text } from '../../contract/primitives';
import type { Settings } from '../../contract/settings';
import type { Locale, MessageKey } from '../../core/locale/locale';
import { pickText } from '../../core/locale/pick-text';
import { cryptoRandom } from '../../core/time/crypto-random';
import type { SessionData } from '../../core/session/session';
import { amountShape } from '../../ui/fields/amount-typing';
import { TypedText } from '../../ui/fields/typed-text';
import { MethodIcon } from '../../ui/tiles/method-icon';
import { FirstFormView } from './first-form-view';
import { renderInto } from './render-element';

export interface FirstFormSources {
  /** Emptied, and filled with the form. */
  cover: HTMLElement;
  method: PaymentMethod;
  /** The gateway's, for the method. */
  snippet: number | undefined;
  session: Pick<SessionData, 'currency' | 'country' | 'lang'>;
  settings: Settings;
  t: Locale['t'];
  /** Of numbers. */
  tag: string;
  onBack(): void;
  onClose: (() => void) | undefined;
}

export interface FirstForm {
  /** Gives the form of `root` what the player has typed, and the focus. The page moves it, not the player: no keyboard closes. */
  handOver(root: Element): void;
  /** Its elements are no longer shown. */
  stop(): void;
}

export function showFirstForm(sources: FirstFormSources): FirstForm {
  const { cover, method, snippet, settings, t, tag, onBack, onClose } = sources;
  const { currency, country, lang } = sources.session;
  const context = { currency, country, snippet };
  const locale = { t, tag, findMessage, text: (text: Text | string | null | undefined) => pickText(text, lang) };
  const limits = limitsOf({ method, context });
  const iconId = method.iconIds[0];
  const isDrawn = settings.suggestedAmount === 'random';
  const suggested = suggestedText(context, limits, isDrawn ? cryptoRandom : undefined);
  const quickAmounts = quickAmountChoices(limits, currency, locale);
  const fields = fieldSources(method.fields).filter(({ isTriggered, isAdvanced }) => !isTriggered && !isAdvanced);

  cover.replaceChildren();
  renderInto(
    cover,
    <FirstFormView
      label={locale.t('title.deposit')}
      backLabel={locale.t('header.back')}
      onBack={onBack}
      closeLabel={locale.t('header.close')}
      onClose={onClose}
      title={locale.text(method.text) || method.name}
      icon={<MethodIcon src={iconId === undefined ? null : iconUrl(iconId, settings)} />}
      amount={{
        label: locale.t('amount.label'),
        currency,
        limitsText: limitsText(limits, currency, locale),
        quickAmounts,
        value: suggested,
      }}
      onAmount={setAmount}
      fieldLabels={fields.map((field) => labelOf(field, locale))}
    />,
  );
  const input = amountOf(cover)!;
  const chips = [...cover.querySelectorAll('[aria-pressed]')];
  const shown = { shape: amountShape((text) => shownAmount(text, currency)), onText: pressChip };
  const typed = new TypedText(input, shown);
  typed.update(suggested, shown);
  cover.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });

  function findMessage(key: string): string | undefined {
    const found = t(key as MessageKey);
    return found === key ? undefined : found;
  }

  function setAmount(text: string): void {
    type(input, text);
  }

  function pressChip(text: string): void {
    chips.forEach((chip, index) => chip.setAttribute('aria-pressed', String(quickAmounts[index]?.value === text)));
  }

  return {
    stop: () => typed.stop(),
    handOver(root) {
      // The focus that goes on is no leaving of the field, after which the text and its caret would be others.
      typed.stop();
      // What was typed for one method must never stand in the form of another.
      if (titleOf(root) !== titleOf(cover)) return;
      const amount = amountOf(root);
      // Whatever was suggested there is the same, or came later. What is drawn by chance is another: the player has seen this one.
      const isSeen = isDrawn && suggested !== '';
      if (amount && (isSeen || input.value !== suggested)) type(amount, input.value);
      const { activeElement } = document;
      if (activeElement === input) {
        amount?.focus({ preventScroll: true });
        amount?.setSelectionRange(input.selectionStart, input.selectionEnd);
      } else {
        const at = buttonsOf(cover).findIndex((button) => button === activeElement);
        buttonsOf(root)[at]?.focus({ preventScroll: true });
      }
    },
  };
}

const amountOf = (within: Element) => within.querySelector<HTMLInputElement>(`main input[name=${AMOUNT_KEY}]`);

const titleOf = (within: Element) => within.querySelector('main h1')?.textContent;

/** The same in both forms: those of the header, then the quick amounts. */
const buttonsOf = (within: Element) => [
  ...within.querySelectorAll<HTMLElement>('header button, main [role=group] [aria-pressed]'),
];

/** As a player's keyboard does it: past React's own setter, so that it is no value which React has set itself. */
function type(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
}

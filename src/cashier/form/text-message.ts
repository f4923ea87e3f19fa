import type { FormField } from '../../contract/form-field';
import type { Locale } from '../../core/locale/locale';
import type { TextProblem } from './read-field';

/** Why a text can't be sent, in the player's language. */
export function textMessage(problem: TextProblem, field: FormField, locale: Locale): string {
  if (problem.kind === 'phone') {
    const example = locale.text(field.placeholder) || (field.mask ?? '');
    return locale.t(`form.phone.${problem.problem}`, { example });
  }
  if (problem.kind === 'characters') return locale.t(problem.isDigits ? 'form.mask.digits' : 'form.invalidFormat');
  const { kind, typed, places, isDigits } = problem;
  return locale.t(`form.mask.${kind}${isDigits ? 'Digits' : ''}`, { typed, places });
}

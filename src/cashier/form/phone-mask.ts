/** A telephone number in a mask that begins with a plus, `+234 000 000 0000`. The mask shows the number, the reader reads it. */
import type { PhoneReader } from '../phone/load-phone-reader';
import { typedPhone, type PhoneProblem } from '../phone/phone-number';
import { fitTyped } from './fit-mask';
import { readMask, type Slot } from './mask';

/** `otherCountry`: a number that does not begin as the mask does. `unread`: the reader is not there. */
export type MaskedPhoneProblem = PhoneProblem | 'otherCountry' | 'unread';

export type MaskedPhone = { ok: true; text: string; isSure: boolean } | { ok: false; problem: MaskedPhoneProblem };

/**
 * The number as the mask has it. Without the reader only one that fills the mask to the last place, with the plus in front:
 * that one can't be read in two ways, and no other is guessed at.
 */
export function readMaskedPhone(mask: string, text: string, reader: PhoneReader | undefined): MaskedPhone {
  const typed = typedPhone(text);
  if (!typed) return { ok: false, problem: 'characters' };
  const slots = readMask(mask);
  if (!reader) {
    const fitted = typed.isInternational ? fitTyped(slots, typed.digits) : undefined;
    return fitted?.isWhole ? { ok: true, text: fitted.text, isSure: true } : { ok: false, problem: 'unread' };
  }
  const callingCode = callingCodeOf(mask, slots, reader);
  const inMask = (number: ReturnType<PhoneReader['readPhone']>) => fitNumber(slots, number);
  // A mask of nothing but places takes numbers of any country, with their country's code.
  if (callingCode === undefined) return inMask(reader.readPhone(typed.isInternational ? text : `+${text.trim()}`, {}));
  const asTyped = inMask(reader.readPhone(text, { callingCode }));
  if (asTyped.isWhole || typed.isInternational || !typed.digits.startsWith(callingCode)) return asTyped;
  // The calling code without its plus, where a number of the country may begin with the same digits: the mask tells them apart.
  const withCode = inMask(reader.readPhone(`+${typed.digits}`, {}));
  if (withCode.isWhole || !asTyped.ok) return withCode.ok ? withCode : asTyped;
  return withCode.ok && withCode.text !== asTyped.text ? { ok: false, problem: 'invalid' } : asTyped;
}

function fitNumber(
  slots: readonly Slot[],
  number: ReturnType<PhoneReader['readPhone']>,
): MaskedPhone & { isWhole?: boolean } {
  if (!number.ok) return number;
  const fitted = fitTyped(slots, number.e164);
  if (!fitted) return { ok: false, problem: beginsAs(slots, number.e164) ? 'tooLong' : 'otherCountry' };
  // A number that no operator's pattern knows must fill the mask: its length is all that speaks for it.
  if (!fitted.isWhole && !number.isValid) return { ok: false, problem: 'tooShort' };
  return { ok: true, text: fitted.text, isSure: number.isSure, isWhole: fitted.isWhole };
}

/** What is shown of a number. `isWhole`: it was pasted or filled in, or the player has left it; else it is being typed. */
export function showMaskedPhone(mask: string, text: string, isWhole: boolean, reader: PhoneReader | undefined): string {
  const typed = typedPhone(text);
  if (!typed) return text;
  const number = readMaskedPhone(mask, text, reader);
  if (number.ok && (isWhole || number.isSure)) return number.text;
  const slots = readMask(mask);
  if (typed.isInternational) return fitTyped(slots, typed.digits)?.text ?? text;
  const callingCode = reader && callingCodeOf(mask, slots, reader);
  return callingCode === undefined ? text : (reader?.groupDigits(typed.digits, { callingCode }) ?? text);
}

/** Of the fixed digits, or of the mask as it is written: `+38 (000)` is +380. */
function callingCodeOf(mask: string, slots: readonly Slot[], reader: PhoneReader): string | undefined {
  const firstPlace = slots.findIndex((slot) => typeof slot !== 'string');
  const fixed = slots.slice(0, Math.max(firstPlace, 0)).join('').replace(/\D/g, '');
  if (fixed === '') return undefined;
  return reader.callingCodeOf(fixed) ?? reader.callingCodeOf(mask.replace(/\D/g, ''));
}

/** Whether the number has the mask's fixed digits, and is only too long for it. */
function beginsAs(slots: readonly Slot[], e164: string): boolean {
  const digits = slots.filter((slot) => typeof slot !== 'string' || /\d/.test(slot));
  return digits.every((slot, at) => typeof slot !== 'string' || e164[at + 1] === slot);
}

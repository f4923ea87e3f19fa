/**
 * A telephone number in a mask that begins with a plus, `+234 000 000 0000`. The phone reader reads the number, the
 * mask only shows it.
 */
import type { PhoneReader } from '../phone/load-phone-reader';
import { typedPhone, type PhoneProblem } from '../phone/phone-number';
import { fitTyped } from './fit-mask';
import { readMask, type Slot } from './mask';

/**
 * `otherCountry`: the number does not begin with the mask's digits. `longer`: the gateway takes only numbers of an old
 * plan. `unread`: the phone reader has not been loaded.
 */
export type MaskedPhoneProblem = PhoneProblem | 'otherCountry' | 'longer' | 'unread';

/** `isLonger`: a number of today in a mask that was made before the country's numbers became longer. */
export type MaskedPhone =
  | { ok: true; text: string; isSure: boolean; isLonger?: boolean }
  | { ok: false; problem: MaskedPhoneProblem };

/**
 * Reads a number and fits it into the mask. Without the reader, accepts only a number that begins with a plus and fills
 * the mask to the last place: it cannot be read in two ways, and no other number is guessed.
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
  // A mask without fixed digits takes numbers of any country, with their calling code.
  if (callingCode === undefined) return inMask(reader.readPhone(typed.isInternational ? text : `+${text.trim()}`, {}));
  const asTyped = inMask(reader.readPhone(text, { callingCode }));
  if (asTyped.isWhole || typed.isInternational || !typed.digits.startsWith(callingCode)) return asTyped;
  // The text may begin with the calling code without its plus, or with the same digits of a national number: the mask
  // decides.
  const withCode = inMask(reader.readPhone(`+${typed.digits}`, {}));
  if (withCode.isWhole || !asTyped.ok) return withCode.ok ? withCode : asTyped;
  return withCode.ok && withCode.text !== asTyped.text ? { ok: false, problem: 'invalid' } : asTyped;
}

/** The most that numbers have grown by (Benin and Ivory Coast). */
const GROWN: readonly Slot[] = [' ', /\d/, /\d/];

function fitNumber(
  slots: readonly Slot[],
  number: ReturnType<PhoneReader['readPhone']>,
): MaskedPhone & { isWhole?: boolean } {
  if (!number.ok) return number;
  const fitted = fitTyped(slots, number.e164);
  const longer = !fitted && number.hasGrown && number.isValid ? fitTyped([...slots, ...GROWN], number.e164) : undefined;
  if (longer) return { ok: true, text: longer.text, isSure: number.isSure, isLonger: true };
  if (!fitted) return { ok: false, problem: beginsAs(slots, number.e164) ? 'tooLong' : 'otherCountry' };
  // A number that matches no operator's pattern must fill the mask, since only its length suggests that it is complete.
  if (!fitted.isWhole && !number.isValid) return { ok: false, problem: 'tooShort' };
  return { ok: true, text: fitted.text, isSure: number.isSure, isWhole: fitted.isWhole };
}

/** The text to show for a number. `isWhole`: it was pasted or filled in, or the player has left the field; else it is being typed. */
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

/** The calling code in the mask's fixed digits, or else in the whole mask: `+38 (000)` is +380. */
function callingCodeOf(mask: string, slots: readonly Slot[], reader: PhoneReader): string | undefined {
  const firstPlace = slots.findIndex((slot) => typeof slot !== 'string');
  const fixed = slots.slice(0, Math.max(firstPlace, 0)).join('').replace(/\D/g, '');
  if (fixed === '') return undefined;
  return reader.callingCodeOf(fixed) ?? reader.callingCodeOf(mask.replace(/\D/g, ''));
}

/** Whether the number begins with the mask's fixed digits, so that it is only too long for the mask. */
function beginsAs(slots: readonly Slot[], e164: string): boolean {
  const digits = slots.filter((slot) => typeof slot !== 'string' || /\d/.test(slot));
  return digits.every((slot, at) => typeof slot !== 'string' || e164[at + 1] === slot);
}

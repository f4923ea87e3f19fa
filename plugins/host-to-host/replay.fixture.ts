import type { Revive } from '../../tests/kit/replay/replay-input';
import { passesCheckDigits } from '@/cashier/form/account/check-digits';

/** Gives a placeholder number the check digits that make it valid. */
export const revive: Revive = ({ requisites }) => {
  for (const requisite of requisites ?? []) requisite.value = withCheckDigits(requisite);
};

function withCheckDigits({ name, value }: { name: string; value: string }): string {
  const digits = Array.from({ length: 100 }, (_, count) => `${count}`.padStart(2, '0'));
  // An IBAN has two check digits after its country code, a CLABE has one at its end.
  const tries = [value, ...digits.map((two) => value.replace(/^(.{2})../, `$1${two}`))];
  const ends = digits.slice(0, 10).map((two) => value.replace(/.$/, two.slice(1)));
  return [...tries, ...ends].find((one) => passesCheckDigits(name, one)) ?? value;
}

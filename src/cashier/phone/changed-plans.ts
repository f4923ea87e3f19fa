/**
 * Numbering plans that have changed, and how a number of the old plan is written today. Google's plans hold only what is
 * valid now. An old number is completed where the plan says how, and where it can't be the beginning of a number of
 * today: `07 12 34 56` of Ivory Coast is an old number, or one of today without its last two digits, and another
 * person's number must never be made of it.
 */

interface Change {
  /** Old numbers without the calling code, and what they are today. */
  rules: readonly (readonly [old: RegExp, today: string])[];
  /** Further old numbers, of which the plan does not say what they are today. */
  old?: RegExp;
}

/** The first digits of mobile numbers in Vietnam until 2018, and today (Ministry of Information and Communications). */
const VIETNAM =
  '120 70 121 79 122 77 126 76 128 78 123 83 124 84 125 85 127 81 129 82 162 32 163 33 164 34 165 35 166 36 167 37 ' +
  '168 38 169 39 186 56 188 58 199 59';

/** By country calling code. */
const CHANGES: Readonly<Record<string, Change>> = {
  /** Ivory Coast, 31 January 2021: the operator's digits come first (ARTCI). */
  '225': {
    rules: [
      [/^(?!01)([04-9][0-3]\d{6})$/, '01$1'],
      [/^(?!05)([04-9][4-6]\d{6})$/, '05$1'],
      [/^(?!07)([04-9][7-9]\d{6})$/, '07$1'],
      [/^(?!2[157])(2\d8\d{5})$/, '21$1'],
      [/^(?!2[157])([23]\d0\d{5})$/, '25$1'],
      [/^(?!2[157])([23]\d[1-79]\d{5})$/, '27$1'],
    ],
    old: /^\d{8}$/,
  },
  /** Benin, 30 November 2024 (ARCEP). */
  '229': { rules: [[/^([24-9]\d{7})$/, '01$1']], old: /^\d{8}$/ },
  /** Mauritius, 1 September 2013: mobile numbers. */
  '230': { rules: [[/^([79]\d{6})$/, '5$1']] },
  /** Cameroon, 21 November 2014. A fixed number that began with 2 begins with 22 now. */
  '237': {
    rules: [
      [/^([79]\d{7})$/, '6$1'],
      [/^(3\d{7})$/, '2$1'],
    ],
    old: /^2\d{7}$/,
  },
  /** Mexico, 3 August 2019: prefixes that are not dialled any more and still are in many address books. */
  '52': { rules: [[/^(?:01|044|045|1)(\d{10})$/, '$1']] },
  /** Brazil, 2012 to 2016: the ninth digit of mobile numbers (Anatel). */
  '55': { rules: [[/^([1-9][1-9])([6-8]\d{7})$/, '$19$2']], old: /^[1-9][1-9]9\d{7}$/ },
  /** Chile, 2012 to 2016: eight digits were a mobile, or a fixed number of another region. */
  '56': { rules: [], old: /^[2-9]\d{7}$/ },
  /** Colombia, 1 September 2021: fixed numbers (CRC). */
  '57': { rules: [[/^([124578]\d{7}|6[1-9]\d{6})$/, '60$1']] },
  /** Ecuador, 30 September 2012: mobile numbers. */
  '593': { rules: [[/^(8\d{7})$/, '9$1']], old: /^9\d{7}$/ },
  '84': {
    rules: [...VIETNAM.matchAll(/(\d{3}) (\d\d)/g)].map(([, old, today]) => [
      new RegExp(`^${old}(\\d{7})$`),
      `${today}$1`,
    ]),
  },
};

/** `national`: without calling code and trunk prefix. Undefined where it is no number of an old plan, or nobody can say. */
export function numberOfToday(callingCode: string, national: string): string | undefined {
  const rule = CHANGES[callingCode]?.rules.find(([old]) => old.test(national));
  return rule && national.replace(...(rule as [RegExp, string]));
}

/** Whether a number that is not valid has the form of an old plan. */
export const isOldNumber = (callingCode: string, national: string): boolean =>
  CHANGES[callingCode]?.old?.test(national) ?? false;

/** Whether numbers of today may be longer than a mask that was made for the old plan. */
export const hasGrown = (callingCode: string): boolean => callingCode in CHANGES;

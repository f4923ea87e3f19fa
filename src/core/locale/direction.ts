/** Scripts that run from right to left, by ISO 15924. */
const RIGHT_TO_LEFT = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa', 'Yezi'];

/**
 * The direction in which texts in a language run, by the script it is usually written in: `az` is left to right, `az-Arab`
 * right to left. Left to right for what is no BCP 47 tag. `Intl.Locale` knows the direction itself only in later browsers.
 */
export function directionOf(language: string): 'ltr' | 'rtl' {
  try {
    const { script } = new Intl.Locale(language).maximize();
    return script !== undefined && RIGHT_TO_LEFT.includes(script) ? 'rtl' : 'ltr';
  } catch {
    return 'ltr';
  }
}

/**
 * A value as it is put into a text of that language. In a right-to-left one it stands between the signs that isolate it
 * (Unicode UAX #9, FSI and PDI): `−100,00 сом` keeps its order, whatever is before and after it. Plain texts have no elements
 * for it.
 */
export function isolated(value: string, language: string): string {
  return directionOf(language) === 'rtl' ? `\u2068${value}\u2069` : value;
}

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

/**
 * Finds what a translation must not hold: English left in it, letters of another script, other digits, words of another market.
 */

/** Names that no language translates: brands, systems, formats, labels of a payment app. */
const NAMES = new Set(
  (
    'SBP T-bank SBER UPI UTR ID Pix IFSC IBAN BIC CPF CURP QR PIN VPN CSV Memo Ref No MM YY Boleto ' +
    'name@example.com name@bank SBIN0005943 copia e cola'
  )
    .toLowerCase()
    .split(' '),
);
/** English words that are also words of the language. */
const COGNATES: Readonly<Record<string, readonly string[]>> = {
  es: ['error', 'top', 'turbo'],
  mx: ['error', 'top', 'turbo'],
  pt: ['top', 'turbo'],
};
const SCRIPTS: Readonly<Record<string, string>> = { hi: 'Devanagari', mr: 'Devanagari', ru: 'Cyrillic', te: 'Telugu' };

/** Terms to use consistently, by language: each wrong or foreign-market word with the one to use instead. */
const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  es: { monto: 'importe', ingresa: 'introduce', celular: 'móvil', billetera: 'monedero', rellena: 'completa' },
  mx: { importe: 'monto', introduce: 'ingresa', móvil: 'celular', monedero: 'billetera', caducado: 'vencido' },
  pt: { telemóvel: 'celular', ecrã: 'tela', 'on-line': 'online', levantar: 'sacar', levantamento: 'saque' },
  ru: { депозит: 'пополнение', кэшаут: 'вывод' },
  hi: { रकम: 'राशि', ख़त्म: 'खत्म', ग़लत: 'गलत', प्रदाता: 'प्रोवाइडर' },
  mr: { शिल्लक: 'बॅलन्स', इथे: 'येथे', मार्ग: 'पद्धत', पान: 'पेज' },
  te: { ఉపసంహరణ: 'విత్‌డ్రా', పద్ధతి: 'విధానం', మళ్ళీ: 'మళ్లీ', నుంచి: 'నుండి' },
};

/** Brands and abbreviations have capitals inside, as M-Pesa, MoMo or CLABE: languages keep those of the English text. */
const CAPITAL_INSIDE = /\p{L}.*\p{Lu}/u;

const withoutPlaceholders = (text: string) => text.replace(/\{\{[^}]*\}\}/g, ' ').normalize('NFC');

const wordsOf = (text: string): string[] =>
  text.split(/[^\p{L}\p{M}\p{N}@._'’\p{Join_Control}-]+|[.-]+(?!\p{L})/u).filter((word) => /\p{L}/u.test(word));

/**
 * The problems of one text, each as the end of a sentence that begins with its key. `script`: the Unicode name or code of
 * the language's letters; '' for a language written in several.
 */
export function textProblems(
  language: string,
  text: string,
  english: string,
  script = SCRIPTS[language] ?? 'Latin',
): string[] {
  const bare = withoutPlaceholders(text);
  const words = wordsOf(bare);
  const kept = new Set(wordsOf(withoutPlaceholders(english)).filter((word) => CAPITAL_INSIDE.test(word)));
  const isName = (word: string) => NAMES.has(word.toLowerCase()) || kept.has(word);
  const isOwn = (word: string) => (COGNATES[language] ?? []).includes(word.toLowerCase());
  if (text === english && !['en', 'in'].includes(language) && !words.every((word) => isName(word) || isOwn(word)))
    return ['is the English text'];

  const problems: string[] = [];
  const own =
    script === '' ? /^/ : new RegExp(`^[\\p{Script=${script}}\\p{Script=Common}\\p{Script=Inherited}]*$`, 'u');
  for (const word of words.filter((one) => !parts(one).every((part) => own.test(part) || isName(part))))
    problems.push(`has “${word}”, which is not ${script}`);
  if (/[^\P{Nd}0-9]/u.test(bare)) problems.push('has other digits than 0 to 9');
  for (const [wrong, right] of Object.entries(WORDS[language] ?? {})) {
    if (words.some((word) => word.toLowerCase() === wrong.normalize('NFC')))
      problems.push(`says “${wrong}”, elsewhere “${right}”`);
  }
  return problems;
}

/**
 * The parts of a word that mixes scripts: `QR-код` is a name and a Russian word, `BICలోని` a name with its case ending.
 */
const parts = (word: string): string[] =>
  word.split(/(?<=[A-Za-z0-9])-?(?=[^A-Za-z0-9@._'’-])|(?<=[^A-Za-z0-9@._'’-])-?(?=[A-Za-z0-9])/);

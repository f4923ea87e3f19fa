/** PHP writes a pattern between slashes, with its flags behind: a `^` behind a slash could never match. */
const DELIMITED = /^\/(\^.*)\/([a-zA-Z]*)$/s;
/** What a backslash makes plain under the `u` flag; `-` inside a class only. */
const SYNTAX = /[\^$\\.*+?()[\]{}|/]/;
/** Ends of the text as Python, Ruby, Java and PHP have them. */
const ENDS: Readonly<Record<string, string>> = { A: '^', Z: '$', z: '$' };
/** Means something elsewhere, or under `u`, and is only its letters without: `\h`, `\p{L}`, `[[:alpha:]]`. */
const ONLY_ELSEWHERE = /\[\[:|\\[eGhHKpPQRX]/;

/**
 * A gateway's pattern with the `u` flag (spec 5), as it is meant in the language that it was written for: between slashes, with
 * other signs for the ends of a text, with needless escapes (`\@`, `\ `). Undefined when that is nothing that we can test.
 */
export function compilePattern(source: string): RegExp | undefined {
  const [, body = source, given = ''] = DELIMITED.exec(source) ?? [];
  const flags = [...new Set(given.replace(/[^ims]/g, ''))].join('');
  const plain = withoutNeedless(body);
  return (
    tryCompile(body, `${flags}u`) ??
    tryCompile(plain, `${flags}u`) ??
    (ONLY_ELSEWHERE.test(plain) ? undefined : tryCompile(plain, flags))
  );
}

function withoutNeedless(body: string): string {
  let isInClass = false;
  return body.replace(/\\(.)|[[\]]/gsu, (piece, escaped: string | undefined) => {
    if (escaped === undefined) isInClass = piece === '[' || (isInClass && piece !== ']');
    else if (!isInClass && Object.hasOwn(ENDS, escaped)) return ENDS[escaped]!;
    else if (!/[\w]/.test(escaped) && !SYNTAX.test(escaped) && !(isInClass && escaped === '-')) return escaped;
    return piece;
  });
}

function tryCompile(source: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(source, flags);
  } catch {
    return undefined;
  }
}

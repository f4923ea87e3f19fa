/** PHP writes a pattern between slashes, with its flags at the end. Compiled as written, the `^` behind a slash could never match. */
const DELIMITED = /^\/(\^.*)\/([a-zA-Z]*)$/s;
/** Characters that a backslash may escape under the `u` flag; it may also escape `-`, but only inside a class. */
const SYNTAX = /[\^$\\.*+?()[\]{}|/]/;
/** Anchors for the ends of the text in Python, Ruby, Java and PHP, with the JavaScript ones. */
const ENDS: Readonly<Record<string, string>> = { A: '^', Z: '$', z: '$' };
/** Syntax that has a meaning in other languages or under `u`; without `u` it would match its letters: `\h`, `\p{L}`, `[[:alpha:]]`. */
const ONLY_ELSEWHERE = /\[\[:|\\[eGhHKpPQRX]/;

/**
 * Compiles a gateway's pattern with the `u` flag (spec 5), as it is meant in the language that it was written for:
 * between slashes, with other anchors for the ends of a text, with needless escapes (`\@`, `\ `). A pattern that is
 * invalid under `u` is compiled without it where that keeps its meaning. Undefined when it cannot be tested here.
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

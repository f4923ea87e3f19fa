import { sidesNamed } from './style-directions';

/**
 * A scroll container must be positioned, so that it contains its positioned descendants: a hidden one that escaped
 * would make the whole document longer.
 */

/** Pixels: the narrowest page on which everything must fit (WCAG 2.2, 1.4.10), and a rem on it. */
const NARROWEST = 320;
const REM = 16;

/** Widths of a rule that a page of 320 px can't hold. */
function tooWide(body: string): string[] {
  const widths = body.matchAll(/(?<![\w-])(?:min-)?(?:width|inline-size):\s*([\d.]+)(px|rem)\s*(?:;|$)/gm);
  return [...widths]
    .filter(([, size, unit]) => Number(size) * (unit === 'rem' ? REM : 1) > NARROWEST)
    .map(([text]) => `${text.replace(/\s*;?$/, '')} is wider than the narrowest page, ${NARROWEST} px: use max-width`);
}

/** Problems of one style sheet, each as `line: text`. */
export function styleProblems(text: string): string[] {
  // Matches the innermost blocks: rules, also those within `@media`.
  return [...text.matchAll(/([^{}]*)\{([^{}]*)\}/g)].flatMap(({ 1: head = '', 2: body = '', index }) => {
    const line = text.slice(0, index + head.length).split('\n').length;
    const scrolls = /\boverflow(-y)?:[^;]*\b(auto|scroll)\b/.test(body);
    const problems: string[] = [];
    if (scrolls && !/\bposition:/.test(body)) problems.push(`${line}: what scrolls needs a position: relative will do`);
    if (scrolls && !/\bscrollbar-width:/.test(body)) problems.push(`${line}: what scrolls needs scrollbar-width: thin`);
    if (/clip-path: inset\(50%\)/.test(body) && !head.includes('.visually-hidden'))
      problems.push(`${line}: the class visually-hidden (src/ui/tokens/global.css) does this`);
    return [
      ...problems,
      ...tooWide(body).map((problem) => `${line}: ${problem}`),
      ...sidesNamed(head, body).map((problem) => `${line}: ${problem}`),
    ];
  });
}

import { sidesNamed } from './style-directions';

/**
 * A scroll container must be positioned, so that it contains its positioned descendants: a hidden one that escaped
 * would make the whole document longer.
 */

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
    return [...problems, ...sidesNamed(head, body).map((problem) => `${line}: ${problem}`)];
  });
}

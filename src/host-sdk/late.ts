/** What few players' pages need: why nothing is seen or heard, and Escape. A file of its own, loaded when it is needed. */
import { FIXES } from './fixes';
import type { CashierProblem, CashierProblemCode } from './problems';
import { hasMark, probe } from './probe';

export { passEscape } from './pass-escape';
export { causeOfNoWindows } from './probe';

/** The page beside the widget's that explains each problem: docs/problems.md. */
const PAGE = 'host-sdk-problems.html';
/** For a code that only a later release has. */
const SEE = 'See docs/problems.md.';
/** Found when there is no such page. */
const WITHOUT_PAGE = /^(unreachable|wrong_path|service_worker)$/;

/** Adds what to do about a problem. */
export function withFix(problem: Omit<CashierProblem, 'fix' | 'class'>, widget: URL): CashierProblem {
  const { code } = problem;
  const link = WITHOUT_PAGE.test(code) ? {} : { link: new URL(`${PAGE}#${code}`, widget).href };
  const [kind, fix] = FIXES[code] ?? ['host', SEE];
  return { ...problem, class: kind, fix, ...link };
}

/** A problem as a line of the console. */
export const lineOf = ({ code, detail, fix, link = '' }: CashierProblem): string =>
  `[cashier] ${code}${detail ? ` (${detail})` : ''}: ${fix}\n${link}`;

/** `isHeard`: the first script, which stands in the cashier's page itself, has spoken. */
export async function causeOfSilence(
  iframe: HTMLIFrameElement,
  url: URL,
  isHeard: boolean,
): Promise<CashierProblemCode | false> {
  if (isOfServiceWorker(iframe)) return 'service_worker';
  // A server that answers every address with the cashier's page has not its other files there.
  return isHeard ? !(await hasMark(url)) && 'wrong_path' : probe(url);
}

/** Only a page of the same origin, where a service worker answers for both, can be looked into. */
function isOfServiceWorker({ contentDocument }: HTMLIFrameElement): boolean {
  const { serviceWorker } = navigator;
  return Boolean(
    serviceWorker && serviceWorker.controller && contentDocument && !contentDocument.getElementById('cashier-settings'),
  );
}

/** The frame's height until the host fixes its page. */
const USABLE_HEIGHT = 'min(640px, 100vh)';

/** Makes a frame usable that has no height, because its container gets its own from its content. */
export function giveHeight(iframe: HTMLIFrameElement, tell: (code: CashierProblemCode) => void): void {
  if (followsContainer(iframe)) return;
  iframe.style.height = USABLE_HEIGHT;
  tell('zero_height');
}

function followsContainer(iframe: HTMLIFrameElement): boolean {
  const { style, clientHeight } = iframe;
  const { height } = style;
  style.height = '50%';
  const isSame = iframe.clientHeight === clientHeight;
  style.height = height;
  return !isSame;
}

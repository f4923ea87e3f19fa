/** What few players' pages need: why nothing is seen or heard, and Escape. A file of its own, loaded when it is needed. */
import { FIXES } from './fixes';
import type { CashierProblem, CashierProblemCode } from './problems';
import { causeOfNoWindows, hasMark, probe } from './probe';

export { passEscape } from './pass-escape';

/** The page beside the widget's that explains each problem: docs/problems.md. */
const PAGE = 'host-sdk-problems.html';
/** For a code that only a later release has. */
const SEE = 'See docs/problems.md.';
/** Found when there is no such page. */
const WITHOUT_PAGE = /^(unreachable|wrong_path|service_worker)$/;

/** Adds what to do about a problem. What the cashier cannot find out itself, the page can: why no window opens. */
export async function withFix(problem: Omit<CashierProblem, 'fix' | 'class'>, widget: URL): Promise<CashierProblem> {
  const code = problem.code === 'windows_refused' ? await causeOfNoWindows() : problem.code;
  const link = WITHOUT_PAGE.test(code) ? {} : { link: new URL(`${PAGE}#${code}`, widget).href };
  const [kind, fix] = FIXES[code] ?? ['host', SEE];
  return { ...problem, code, class: kind, fix, ...link };
}

/** A problem as a line of the console. */
export const lineOf = ({ code, detail, fix, link = '' }: CashierProblem): string =>
  `[cashier] ${code}${detail ? ` (${detail})` : ''}: ${fix}\n${link}`;

/** The code of a problem, if there is one, and its detail. */
export type Cause = [code?: CashierProblemCode | false, detail?: string];

/** `isHeard`: the first script, which stands in the cashier's page itself, has spoken. */
export async function causeOfSilence(iframe: HTMLIFrameElement, url: URL, isHeard: boolean): Promise<Cause> {
  if (isOfServiceWorker(iframe)) return ['service_worker'];
  /** Set when the page's own policy forbids to look. */
  let directive: string | undefined;
  const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective === 'connect-src' && blockedURI.startsWith(url.origin)) directive = effectiveDirective;
  };
  document.addEventListener('securitypolicyviolation', onViolation);
  // A server that answers every address with the cashier's page has not its other files there.
  const code = isHeard ? !(await hasMark(url)) && 'wrong_path' : await probe(url);
  // The event of a violation comes after the failure of its request.
  await new Promise((resolve) => setTimeout(resolve));
  document.removeEventListener('securitypolicyviolation', onViolation);
  if (!directive) return [code];
  return isHeard ? [] : ['no_answer', directive];
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
export function giveHeight(iframe: HTMLIFrameElement, report: (code: CashierProblemCode) => void): void {
  if (followsContainer(iframe)) return;
  iframe.style.height = USABLE_HEIGHT;
  report('zero_height');
}

function followsContainer(iframe: HTMLIFrameElement): boolean {
  const { style, clientHeight } = iframe;
  const { height } = style;
  style.height = '50%';
  const isSame = iframe.clientHeight === clientHeight;
  style.height = height;
  return !isSame;
}

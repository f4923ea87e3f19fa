import { causeOfNoWindows, hasMark, probe } from './probe';
import type { CashierEvent } from './events';
import type { ReportProblem } from './problem-reporter';
import { SDK_RELEASE } from './version';

/** Milliseconds without a message of the first script before the cause is sought; on a slow line it may still come. */
const SILENCE_MS = 6000;

/** The frame's height until the host fixes its page. */
const USABLE_HEIGHT = 'min(640px, 100vh)';

/** Height in pixels of a frame whose container gets its height from its content. */
const DEFAULT_HEIGHT = 150;

/** Watches a frame for what prevents it from being seen or heard, from before it is in the page until `stop`. */
export function watchFrame(iframe: HTMLIFrameElement, url: URL, tell: ReportProblem) {
  let isStopped = false;
  /** True once the first script has spoken, which stands in the cashier's page itself. */
  let isHeard = false;
  /** True when the page's own policy forbids to look. */
  let isBlind = false;
  let timer: ReturnType<typeof setTimeout>;

  function start(): void {
    isHeard = false;
    wait();
  }
  function wait(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void diagnose(), SILENCE_MS);
  }

  async function diagnose(): Promise<void> {
    // A frame loads only once its container is in the page.
    if (!iframe.isConnected) return wait();
    if (isOfServiceWorker(iframe)) return tell('service_worker');
    // A server that answers every address with the cashier's page has not its other files there.
    const code = isHeard ? !(await hasMark(url)) && 'wrong_path' : await probe(url);
    // The event of a violation comes after the failure of its request.
    setTimeout(() => code && !isBlind && !isStopped && tell(code));
  }
  async function report({ code, detail }: CashierEvent<'onProblem'>): Promise<void> {
    tell(code === 'windows_refused' ? await causeOfNoWindows() : code, detail);
  }
  function onViolation({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void {
    if (!blockedURI.startsWith(url.origin)) return;
    if (effectiveDirective === 'connect-src') {
      isBlind = true;
      if (!isHeard) tell('no_answer', effectiveDirective);
    }
    if (!/^(frame|child|default)-src$/.test(effectiveDirective)) return;
    clearTimeout(timer);
    tell('csp_blocked', effectiveDirective);
  }
  document.addEventListener('securitypolicyviolation', onViolation);
  start();

  // A container in a closed dialog has no size yet; it is measured when it is shown.
  const sizes = new ResizeObserver(() => {
    if (iframe.getClientRects().length === 0) return;
    sizes.disconnect();
    if (!hasNoHeight(iframe)) return;
    iframe.style.height = USABLE_HEIGHT;
    tell('zero_height');
  });

  return {
    /** Call it when the frame's document begins to load anew. */
    start,
    /** Call it once a frame that should fill its container is shown in it. */
    measure: () => sizes.observe(iframe),
    hear(message: CashierEvent): void {
      clearTimeout(timer);
      isHeard = true;
      if (message.messageType === 'onInitError') void diagnose();
      if (message.messageType === 'onProblem') void report(message);
      if (message.messageType === 'Loaded' && !message.version.startsWith(SDK_RELEASE))
        tell('version_mismatch', message.version);
    },
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
      sizes.disconnect();
      document.removeEventListener('securitypolicyviolation', onViolation);
    },
  };
}

/** Only a page of the same origin, where a service worker answers for both, can be looked into. */
function isOfServiceWorker({ contentDocument }: HTMLIFrameElement): boolean {
  const { serviceWorker } = navigator;
  return Boolean(
    serviceWorker && serviceWorker.controller && contentDocument && !contentDocument.getElementById('cashier-settings'),
  );
}

/** True when the frame's height does not follow the container's and is at most a frame's default of 150 px. */
function hasNoHeight(iframe: HTMLIFrameElement): boolean {
  const { style, clientHeight } = iframe;
  const { height } = style;
  style.height = '50%';
  const isSame = iframe.clientHeight === clientHeight;
  style.height = height;
  return isSame && clientHeight <= DEFAULT_HEIGHT;
}

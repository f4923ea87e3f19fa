import type { CashierEvent } from './events';
import { loadLate } from './load-late';
import type { Cause } from './late';
import type { ReportProblem } from './problem-reporter';
import { SDK_RELEASE } from './version';

/** Milliseconds without a message of the first script before the cause is sought; on a slow line it may still come. */
const SILENCE_MS = 6000;

/** Height in pixels of a frame whose container gets its height from its content. */
const DEFAULT_HEIGHT = 150;

/** Watches a frame for what prevents it from being seen or heard, from before it is in the page until `stop`. */
export function watchFrame(iframe: HTMLIFrameElement, url: URL, report: ReportProblem) {
  let isStopped = false;
  /** True once the first script has spoken, which stands in the cashier's page itself. */
  let isHeard = false;
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
    const wasHeard = isHeard;
    const late = await loadLate();
    const [code, detail]: Cause = late
      ? await late.causeOfSilence(iframe, url, wasHeard)
      : [!wasHeard && 'unreachable'];
    if (code && !isStopped) report(code, detail);
  }
  function onViolation({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void {
    if (!blockedURI.startsWith(url.origin) || !/^(frame|child|default)-src$/.test(effectiveDirective)) return;
    clearTimeout(timer);
    report('csp_blocked', effectiveDirective);
  }
  document.addEventListener('securitypolicyviolation', onViolation);
  start();

  // A container in a closed dialog has no size yet; it is measured when it is shown.
  const sizes = new ResizeObserver(() => {
    if (iframe.getClientRects().length === 0) return;
    sizes.disconnect();
    if (iframe.clientHeight <= DEFAULT_HEIGHT) void loadLate().then((late) => late && late.giveHeight(iframe, report));
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
      if (message.messageType === 'onProblem') report(message.code, message.detail, message.requestId);
      if (message.messageType === 'Loaded' && !message.version.startsWith(SDK_RELEASE))
        report('version_mismatch', message.version);
    },
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
      sizes.disconnect();
      document.removeEventListener('securitypolicyviolation', onViolation);
    },
  };
}

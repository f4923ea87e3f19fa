import { probe } from './probe';
import type { CashierEvent } from './events';
import type { TellProblem } from './problem-teller';
import { SDK_VERSION } from './version';

/** A cashier whose first script has not spoken by then is looked for; a slow line may still bring it. Milliseconds. */
const SILENCE_MS = 6000;

/** What the player gets until the page is mended. */
const USABLE_HEIGHT = 'min(640px, 100vh)';

/** Of a frame in a container whose height follows from what is in it; pixels. */
const DEFAULT_HEIGHT = 150;

interface Watched {
  iframe: HTMLIFrameElement;
  url: URL;
  tell: TellProblem;
}

/** Watches a frame for what keeps it from being seen or heard, from before it is in the page until `stop`. */
export function watchFrame({ iframe, url, tell }: Watched) {
  let isStopped = false;
  let timer = setTimeout(diagnose, SILENCE_MS);

  function diagnose(): void {
    // A frame loads when its container comes into the page.
    if (!iframe.isConnected) timer = setTimeout(diagnose, SILENCE_MS);
    else void probe(url).then((code) => isStopped || tell(code));
  }
  function onViolation({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void {
    if (!/^(frame|child|default)-src$/.test(effectiveDirective) || !blockedURI.startsWith(url.origin)) return;
    clearTimeout(timer);
    tell('csp_blocked', effectiveDirective);
  }
  document.addEventListener('securitypolicyviolation', onViolation);

  // A container in a dialog that is still closed has no size yet: it is measured when it is shown.
  const sizes = new ResizeObserver(([entry]) => {
    const container = entry!.target as HTMLElement;
    if (container.getClientRects().length === 0) return;
    sizes.disconnect();
    if (!hasNoHeight(iframe)) return;
    iframe.style.height = USABLE_HEIGHT;
    tell('zero_height');
  });

  return {
    /** Once a frame that is as high as its container is shown in it. */
    measure: (container: HTMLElement) => sizes.observe(container),
    hear(message: CashierEvent): void {
      clearTimeout(timer);
      if (message.messageType === 'onProblem') tell(message.code, message.detail);
      if (message.messageType === 'Loaded' && !isSameRelease(message.version))
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

/** What is no percentage of the container's height is none at all, or a frame's default of 150 px. */
function hasNoHeight(iframe: HTMLIFrameElement): boolean {
  const { style, clientHeight } = iframe;
  const { height } = style;
  style.height = '50%';
  const isSame = iframe.clientHeight === clientHeight;
  style.height = height;
  return isSame && clientHeight <= DEFAULT_HEIGHT;
}

/** Patches of one minor release understand each other. */
function isSameRelease(version: string): boolean {
  const minor = (text: string) => String(/\d+\.\d+/.exec(text));
  return minor(version) === minor(SDK_VERSION);
}

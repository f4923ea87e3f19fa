import { probe } from './probe';
import type { CashierEvent } from './events';
import type { TellProblem } from './problem-teller';
import { SDK_VERSION } from './version';

/** A cashier whose first script has not spoken by then is looked for; a slow line may still bring it. Milliseconds. */
const SILENCE_MS = 6000;

/** What the player gets until the page is mended. */
const USABLE_HEIGHT = 'min(640px, 100vh)';

interface Watched {
  iframe: HTMLIFrameElement;
  url: URL;
  tell: TellProblem;
}

/** Watches a frame for what keeps it from being seen or heard, from before it is in the page until `stop`. */
export function watchFrame({ iframe, url, tell }: Watched) {
  let isStopped = false;
  const timer = setTimeout(() => void diagnose(), SILENCE_MS);

  async function diagnose(): Promise<void> {
    const code = await probe(url);
    if (!isStopped) tell(code);
  }
  function onViolation({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void {
    if (!/^(frame|child|default)-src$/.test(effectiveDirective) || !blockedURI.startsWith(url.origin)) return;
    clearTimeout(timer);
    tell('csp_blocked', effectiveDirective);
  }
  document.addEventListener('securitypolicyviolation', onViolation);

  // A container in a dialog that is still closed has no size yet: it is measured when it is shown.
  // Nothing measures for browsers without the observer, since they can't run the cashier.
  const sizes =
    typeof ResizeObserver === 'undefined'
      ? undefined
      : new ResizeObserver(([entry]) => {
          const container = entry!.target as HTMLElement;
          if (container.getClientRects().length === 0) return;
          sizes?.disconnect();
          if (!hasNoHeight(container, iframe)) return;
          iframe.style.height = USABLE_HEIGHT;
          tell('zero_height');
        });

  return {
    /** Once a frame that is as high as its container is shown in it. */
    measure: (container: HTMLElement) => sizes?.observe(container),
    hear(message: CashierEvent): void {
      clearTimeout(timer);
      if (message.messageType === 'onProblem') tell(message.code, message.detail);
      if (message.messageType === 'Loaded' && !isSameRelease(message.version))
        tell('version_mismatch', message.version);
    },
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
      sizes?.disconnect();
      document.removeEventListener('securitypolicyviolation', onViolation);
    },
  };
}

/** A percentage of no height is a frame's default of 150 px, so it is measured without the frame. */
function hasNoHeight(container: HTMLElement, iframe: HTMLIFrameElement): boolean {
  iframe.style.display = 'none';
  const height = container.clientHeight;
  iframe.style.display = 'block';
  return height === 0;
}

/** Patches of one minor release understand each other. */
function isSameRelease(version: string): boolean {
  const minor = (text: string) => text.replace(/^v/, '').split('.', 2).join('.');
  return minor(version) === minor(SDK_VERSION);
}

/** Platform features that the built files name although the target lacks them, and why that does no harm. */
export interface Allowed {
  /** Names as the check prints them. */
  names: readonly string[];
  /** Files of the build, without folder and hash; all when left out. */
  files?: readonly string[];
  why: string;
}

export const ALLOWED: readonly Allowed[] = [
  {
    names: ['.adopt', '.dispose', '.drop', '.error', '.escape', '.pause', '.take', '.use'],
    why: 'methods of that name of our own and of packages; nothing that the language makes is called so here',
  },
  {
    names: [
      '.difference',
      '.intersection',
      '.isDisjointFrom',
      '.isSubsetOf',
      '.isSupersetOf',
      '.symmetricDifference',
      '.union',
      'Symbol.dispose',
    ],
    files: ['application'],
    why: "MobX's own sets hand these on when they are called, which nobody does; it asks for the symbol",
  },
  { names: ['.toHex'], files: ['application'], why: 'noble-hashes asks for it first' },
  {
    names: [
      'Error.stackTraceLimit',
      'PerformanceEventTiming',
      'URL.canParse',
      'document.prerendering',
      'document.wasDiscarded',
      'globalThis.PerformanceEventTiming',
      'globalThis.cancelIdleCallback',
      'globalThis.requestIdleCallback',
      'performance.interactionCount',
    ],
    files: ['sentry-client', 'sentry-replay'],
    why: 'Sentry asks for it first, or reads what is undefined elsewhere',
  },
  {
    names: ['Navigator.canShare', 'Navigator.share'],
    why: 'only where `navigator.canShare` is there and says so; the reference can be copied everywhere',
  },
  {
    names: ['scrollbar-width: none'],
    files: ['follow-height'],
    why: 'elsewhere a scrollbar is seen for the moment until the host has made room',
  },
  {
    names: [':-webkit-progress-bar', ':-webkit-progress-value', ':-moz-progress-bar'],
    files: ['player'],
    why: 'each engine has its own name for the filled part of a bar, and the style sheet has both',
  },
  {
    names: ['ParentNode.moveBefore'],
    why: 'the host SDK tries it; without it the mounted cashier is another frame, whose files are in the cache',
  },
  {
    names: ['print-color-adjust', 'print-color-adjust: exact'],
    files: ['cash-voucher'],
    why: 'the prefixed one stands beside it',
  },
  {
    names: ['HTMLElement.inert'],
    files: ['make-frame', 'open-frame'],
    why: 'a property that does nothing elsewhere',
  },
  {
    names: [
      'VisualViewport.height',
      'VisualViewport.offsetTop',
      'VisualViewport.scale',
      'Window.visualViewport',
      'window.visualViewport',
    ],
    files: ['watch-sight', 'host-sdk', 'host-sdk.iife'],
    why: 'asked for first; elsewhere a keyboard covers what it covers',
  },
  { names: ['HTMLDialogElement.close'], files: ['pass-escape'], why: 'a dialog that is modal has it' },
  {
    names: ['CSSStyleSheet.replaceSync', 'DocumentOrShadowRoot.adoptedStyleSheets'],
    files: ['make-block', 'element'],
    why: 'asked for first; elsewhere the element is a block once it has a frame',
  },
  {
    names: [
      '.toHex',
      '.toSorted',
      'Response.json',
      ...['ground', 'paper', 'ink', 'soft', 'line', 'accent', 'on-accent', 'good', 'bad'].map(
        (name) => `--${name}: light-dark`,
      ),
    ],
    files: ['bridge', 'gateway', 'page'],
    why: 'the demo, which engineers look at in a browser of today',
  },
  {
    names: ['UserActivation.isActive'],
    files: ['source-turn'],
    why: 'asked for first; elsewhere a window is tried, and a refused one becomes a button',
  },
  { names: ['WebTransport'], files: ['esm'], why: 'the channel is a WebSocket' },
  {
    names: ['navigation', 'navigator.connection', 'setImmediate'],
    files: ['renderer'],
    why: 'React asks for it first',
  },
  {
    names: ['requestIdleCallback'],
    files: ['application', 'renderer'],
    why: 'asked for first (monitoring-runtime.ts, prefetch-next.ts)',
  },
  {
    names: ['HTMLImageElement.fetchPriority'],
    why: 'a property that does nothing elsewhere: images come a little later',
  },
  {
    names: [':has'],
    why: 'borders of what is chosen or wrong, which also show otherwise; focus rings ask by @supports',
  },
  { names: [':popover-open'], why: 'fades in; where it is not known, @supports makes a plain text of the tip' },
  { names: ['text-wrap', 'text-wrap: balance', 'text-wrap: pretty'], why: 'nicer line breaks where they are known' },
  { names: ['cursor: default', 'cursor: pointer'], why: 'a phone has no cursor' },
  {
    names: ['-webkit-tap-highlight-color', 'text-size-adjust'],
    why: 'for phones that would else do more than is wanted',
  },
  {
    names: [
      'scrollbar-color',
      'scrollbar-gutter',
      'scrollbar-gutter: auto',
      'scrollbar-gutter: stable',
      'scrollbar-width',
      'scrollbar-width: thin',
    ],
    why: "the browser's own scrollbars",
  },
  { names: ['font-family: ui-monospace'], why: 'the next font of the list' },
  {
    names: ['forced-color-adjust', 'forced-color-adjust: none'],
    why: 'browsers without it force no colours',
  },
  { names: ['resize', 'resize: none'], why: 'a phone has no corner to pull' },
  { names: ['hyphens', 'user-select'], why: 'the prefixed one stands beside it' },
];

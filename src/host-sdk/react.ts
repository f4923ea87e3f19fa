/**
 * For React 18 and later. Renders an empty `div` on a server. Strict mode mounts the cashier twice and destroys one.
 */
import {
  createElement,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type ReactElement,
} from 'react';
import { changeTo } from './change-to';
import type { CashierEvent, CashierEventName } from './events';
import { hasOwn } from './has-own';
import { mountCashier } from './mount-cashier';
import type { HostPayload } from './payload';
import { preloadCashier } from './preload-cashier';
import type { CashierHandle, CashierOptions, CashierPreload, PreloadOptions } from './types';

/** The event of each listener property. */
const LISTENERS = {
  onLoaded: 'Loaded',
  onFullLoaded: 'FullLoaded',
  onClose: 'onClose',
  onCreateTransaction: 'onCreateTransaction',
  onTransactionStatus: 'onTransactionStatus',
  onAnalyticsEvent: 'onAnalyticsEvent',
  openExtBrowser: 'openExtBrowser',
  onShare: 'share',
  onError: 'Error',
  onTokenExpired: 'onTokenExpired',
  onInitError: 'onInitError',
  onResize: 'onResize',
  onGoBackUnhandled: 'onGoBackUnhandled',
  onExpand: 'onExpand',
  onLanguage: 'onLanguage',
  onEscape: 'onEscape',
  onAction: 'onAction',
  onRedirect: 'onRedirect',
} as const satisfies Record<string, CashierEventName>;

export type CashierListeners = {
  [P in keyof typeof LISTENERS]?: ((message: CashierEvent<(typeof LISTENERS)[P]>) => void) | undefined;
};

export interface UseCashierOptions extends CashierOptions, CashierListeners {
  /** While true, the cashier loads in its place and stays hidden. Default: false. */
  preload?: boolean | undefined;
}

export interface UsedCashier {
  /** Pass it to the element that the cashier should fill. */
  ref: (container: HTMLElement | null) => void;
  /** Null until it is mounted. */
  cashier: CashierHandle | null;
}

/**
 * Mounts a cashier into the element that gets `ref`. A changed `payload` is passed to the open cashier, which is
 * loaded anew for another player; a changed `widgetUrl`, `flow` or `height` mounts it anew. Listeners may be new
 * functions on each render.
 */
export function useCashier(options: UseCashierOptions): UsedCashier {
  const [container, ref] = useState<HTMLElement | null>(null);
  const [cashier, setCashier] = useState<CashierHandle | null>(null);
  const latest = useRef(options);
  /** The payload that the cashier has, as JSON. */
  const passed = useRef<string>(undefined);
  useEffect(() => {
    latest.current = options;
  });

  const { widgetUrl, flow, title, height, requestToken, beforePayment, preload = false } = options;
  /** Which of the functions are given that the cashier has to know of. */
  const calls = `${typeof requestToken} ${typeof beforePayment}`;
  usePreloadCashier(preload && container ? { ...options, container } : null);
  useEffect(() => {
    if (!container || preload) return;
    passed.current = JSON.stringify(latest.current.payload);
    const mounted = mountCashier(container, {
      widgetUrl,
      flow,
      height,
      payload: latest.current.payload,
      // Read whenever a token is wanted.
      get requestToken() {
        return latest.current.requestToken;
      },
      get beforePayment() {
        return latest.current.beforePayment;
      },
      get redirect() {
        return latest.current.redirect;
      },
      // False: nobody has taken it, and it is printed in the console.
      onProblem: (problem) => (latest.current.onProblem ? latest.current.onProblem(problem) : false),
      trace: (entry) => latest.current.trace?.(entry),
      demo: latest.current.demo,
    });
    for (const [prop, event] of Object.entries(LISTENERS)) {
      mounted.on(event, (message) => {
        const listener = latest.current[prop as keyof CashierListeners] as ((it: CashierEvent) => void) | undefined;
        return listener ? listener(message) : false;
      });
    }
    setCashier(mounted);
    return () => {
      mounted.destroy();
      setCashier(null);
    };
  }, [container, widgetUrl, flow, height, preload]);

  // An inline payload is a new object on each render, so payloads are compared by content.
  const key = JSON.stringify(options.payload);
  useEffect(() => {
    const before = passed.current;
    if (!cashier || before === key) return;
    passed.current = key;
    cashier.update(changeTo(latest.current.payload, JSON.parse(before ?? '{}') as HostPayload));
  }, [cashier, key]);
  useEffect(() => {
    cashier?.iframe.setAttribute('title', title ?? 'Cashier');
  }, [cashier, title]);
  // A token that is wanted already can be asked for now.
  useEffect(() => cashier?.update({}), [cashier, calls]);

  return useMemo(() => ({ ref, cashier }), [cashier]);
}

/**
 * Preloads a cashier in a hidden frame while the component is mounted, for a cashier that is mounted later in its
 * subtree or anywhere else in the page. With null nothing is preloaded.
 */
export function usePreloadCashier(options: PreloadOptions | null): void {
  const latest = useRef(options);
  const kept = useRef<CashierPreload>(undefined);
  const { widgetUrl, flow, height, container, payload } = options ?? {};
  const key = JSON.stringify(payload);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    if (widgetUrl === undefined) return;
    const preload = preloadCashier({
      widgetUrl,
      flow,
      height,
      container,
      payload: latest.current?.payload,
      get requestToken() {
        return latest.current?.requestToken;
      },
      get beforePayment() {
        return latest.current?.beforePayment;
      },
      get redirect() {
        return latest.current?.redirect;
      },
      onProblem: (problem) => (latest.current?.onProblem ? latest.current.onProblem(problem) : false),
    });
    kept.current = preload;
    return () => {
      kept.current = undefined;
      // After the effects of this commit, because one of them may reuse this frame.
      setTimeout(() => {
        if (kept.current !== preload) preload.destroy();
      });
    };
  }, [widgetUrl, flow, height, container, key]);
}

/** The options, and any attributes of the `div`. */
export interface CashierProps
  extends UseCashierOptions, Omit<ComponentPropsWithoutRef<'div'>, keyof UseCashierOptions | 'children'> {
  [data: `data-${string}`]: unknown;
}

/** Properties that are no attributes of the `div`; the type has every one. */
const OPTIONS: Record<keyof UseCashierOptions, true> = {
  ...(Object.fromEntries(Object.keys(LISTENERS).map((name) => [name, true])) as Record<keyof CashierListeners, true>),
  ...{ widgetUrl: true, payload: true, flow: true, title: true, height: true, requestToken: true, beforePayment: true },
  ...{ onProblem: true, redirect: true, trace: true, demo: true, preload: true },
};

/**
 * A `div` filled by the cashier: as high as its parent, or with `height: 'auto'` as high as the cashier needs. Its style
 * comes with the cashier and not in the server's markup, where a policy without `'unsafe-inline'` would refuse it.
 */
export function Cashier({ style, ...props }: CashierProps): ReactElement {
  const [isHere, setIsHere] = useState(false);
  const { ref } = useCashier(props);
  const refs = useCallback(
    (element: HTMLElement | null) => {
      ref(element);
      setIsHere(element !== null);
    },
    [ref],
  );
  return createElement('div', {
    ...Object.fromEntries(Object.entries(props).filter(([name]) => !hasOwn(OPTIONS, name))),
    ref: refs,
    style: isHere ? { height: props.height === 'auto' ? 'auto' : '100%', ...style } : undefined,
  });
}

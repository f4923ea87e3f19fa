/** `<cashier-frame>` in JSX, for React 19: its properties, and its events as `oncashier-…`. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { CashierFrameEventMap } from './element-events';
import type { HostPayload } from './payload';
import type { CashierOptions } from './types';

/** By its name, because the element's own module imports this one. */
type CashierFrame = HTMLElementTagNameMap['cashier-frame'];
type Listeners = {
  [N in keyof CashierFrameEventMap as `on${N}`]?: ((event: CashierFrameEventMap[N]) => void) | undefined;
};

export interface CashierFrameProps extends DetailedHTMLProps<HTMLAttributes<CashierFrame>, CashierFrame>, Listeners {
  payload?: HostPayload | undefined;
  token?: string | undefined;
  requestToken?: CashierOptions['requestToken'];
  beforePayment?: CashierOptions['beforePayment'];
  'widget-url'?: string | undefined;
  flow?: string | undefined;
  'frame-title'?: string | undefined;
  'frame-height'?: string | undefined;
  preload?: boolean | undefined;
  redirect?: 'auto' | undefined;
  currency?: string | undefined;
  'payment-geo'?: string | undefined;
  theme?: string | undefined;
}

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- the only way to name an element to JSX
  namespace JSX {
    interface IntrinsicElements {
      'cashier-frame': CashierFrameProps;
    }
  }
}

/**
 * `demo.js` beside the demo's widget, which the host SDK adds to a page that mounts it with `demo: true`. A classic script,
 * because a static host sends no CORS headers.
 */
import type { CashierDemo } from '../../src/host-sdk/demo';
import type { Action } from '../director/scenario';
import { askDemo } from './ask-demo';
import type { Command } from './protocol';

const widgetUrl = new URL('.', (document.currentScript as HTMLScriptElement).src).href;
const ask = (command: Command) => askDemo(widgetUrl, command);
const act = (action: Action) => ask({ do: 'act', action });

window.cashierDemo = {
  next: (outcome, reason) => ask({ do: 'next', next: { outcome, reason } }),
  cut: (seconds) => act({ do: 'cut', seconds }),
  // Checked at the gateway.
  lock: (reason) => act({ do: 'lock', reason } as Action),
  unlock: () => act({ do: 'unlock' }),
  delay: (ms) => ask({ do: 'delay', ms }),
  reset: () => ask({ do: 'reset' }),
} satisfies CashierDemo;

/**
 * `demo.js` beside the demo's widget, which the host SDK adds to a page that mounts it with `demo: true`. A classic script,
 * because a static host sends no CORS headers. Each command waits until the cashier's player is known.
 */
import type { CashierDemo } from '../../src/host-sdk/demo';
import type { Action } from '../director/scenario';
import type { HostCommand } from './host-control';
import type { Command } from './protocol';
import { sleep } from '../sleep';

const RETRY_MS = 200;
const widgetUrl = new URL('.', (document.currentScript as HTMLScriptElement).src).href;

const frame = () =>
  [...document.querySelectorAll<HTMLIFrameElement>('iframe')].find(({ src }) => src.startsWith(widgetUrl));

/** Undefined: nobody has answered in time. */
function post(command: HostCommand['cashier-demo']): Promise<{ result?: unknown; error?: string } | undefined> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<{ result?: unknown; error?: string }>) => resolve(data);
    const message: HostCommand = { 'cashier-demo': command };
    frame()?.contentWindow?.postMessage(message, new URL(widgetUrl).origin, [port2]);
    if (command === 'ping') void sleep(RETRY_MS).then(() => resolve(undefined));
  });
}

async function ask(command: Command): Promise<void> {
  while (!(await post('ping'))) continue;
  const answer = await post(command);
  if (answer?.error !== undefined) throw new Error(answer.error);
}

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

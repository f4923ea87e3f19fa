import { sleep } from '../sleep';
import type { HostCommand } from './host-control';
import type { Command } from './protocol';

const RETRY_MS = 200;

/** Asks the gateway of the demo cashier that this page has mounted. Waits until the cashier's player is known. */
export async function askDemo(widgetUrl: string, command: Command): Promise<void> {
  while (!(await post(widgetUrl, 'ping'))) continue;
  const answer = await post(widgetUrl, command);
  if (answer?.error !== undefined) throw new Error(answer.error);
}

/** Undefined: nobody has answered in time. */
function post(
  widgetUrl: string,
  command: HostCommand['cashier-demo'],
): Promise<{ result?: unknown; error?: string } | undefined> {
  const frame = [...document.querySelectorAll<HTMLIFrameElement>('iframe')].find(({ src }) =>
    src.startsWith(widgetUrl),
  );
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<{ result?: unknown; error?: string }>) => resolve(data);
    const message: HostCommand = { 'cashier-demo': command };
    frame?.contentWindow?.postMessage(message, new URL(widgetUrl).origin, [port2]);
    if (command === 'ping') void sleep(RETRY_MS).then(() => resolve(undefined));
  });
}

/** Runs the server and the slow line in a separate process, so that controlling the browser does not delay them. */
import { Progress } from './by-priority';
import { openSlowLine, SLOW_4G } from './slow-line';
import { startServer } from './start';

export interface Ready {
  fingerprint: string;
  /** Ports by line. */
  ports: { fast: number; slow: number; /** The slow line to a server that ignores priorities. */ blind: number };
}

export type Order =
  /** Sends one push for each of `count` deposits; the last is about the most recently created deposit. */
  | { order: 'burst'; count: number; to: 'gateway' | 'bare' }
  /** Sets whether each new deposit is paid at once. */
  | { order: 'settle'; isOn: boolean };

const [cashier = '', adyen = ''] = process.argv.slice(2);
const progress = new Progress();
const server = await startServer({ cashier, adyen }, progress);
const slow = await openSlowLine(SLOW_4G, server.port, progress, { isBlind: false });
const blind = await openSlowLine(SLOW_4G, server.port, progress, { isBlind: true });

process.on('message', (message: Order) => {
  if (message.order === 'settle') {
    server.gateway.settlesAtOnce = message.isOn;
    return;
  }
  const startedAt = Date.now();
  for (let index = 1; index <= message.count; index += 1) {
    const isLast = index === message.count;
    if (message.to === 'gateway') server.gateway.push(isLast ? server.gateway.lastDeposit : `other-${index}`, 1);
    else server.sendBare(JSON.stringify(['deposit.status', { id: isLast ? 'last' : `other-${index}`, status: 1 }]));
  }
  process.send?.({ startedAt });
});
process.on('disconnect', () => process.exit());
process.send?.({
  fingerprint: server.fingerprint,
  ports: { fast: server.port, slow: slow.port, blind: blind.port },
} satisfies Ready);

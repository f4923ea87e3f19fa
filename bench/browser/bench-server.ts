/** Starts and controls the server's process. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Order, Ready } from '../server/process';
import { ADYEN_BUILD } from '../server/routes';

export interface BenchServer extends Ready {
  order(order: Order): void;
  /** @returns the `Date.now()` at which the first push was sent */
  burst(to: 'gateway' | 'bare', count: number): Promise<number>;
  close(): void;
}

/** @param cashier folder of the cashier's build */
export async function startBenchServer(cashier: string): Promise<BenchServer> {
  const file = fileURLToPath(new URL('../server/process.ts', import.meta.url));
  const child = fork(file, [cashier, ADYEN_BUILD], { execArgv: ['--import', 'tsx'] });
  const [ready] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error('The bench server did not start; its messages are above.');
    }),
  ])) as [Ready];
  const order = (message: Order) => void child.send(message);
  return {
    ...ready,
    order,
    async burst(to, count) {
      const answered = once(child, 'message') as Promise<[{ startedAt: number }]>;
      order({ order: 'burst', count, to });
      return (await answered)[0].startedAt;
    },
    close: () => child.disconnect(),
  };
}

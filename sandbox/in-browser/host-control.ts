/** Lets the host page's own tests say what happens next: its messages reach the gateway for the player of this page. */
import type { GatewayClient } from './client';
import type { Command } from './protocol';

/** `ping` is answered once the player is known. */
export interface HostCommand {
  'cashier-demo': Command | 'ping';
}

export function listenToHost(client: GatewayClient, token: () => string): void {
  window.addEventListener('message', ({ data, source, ports: [port] }: MessageEvent<Partial<HostCommand> | null>) => {
    const command = data?.['cashier-demo'];
    if (!command || source !== window.parent || !port || !token()) return;
    if (command === 'ping') return port.postMessage({});
    void client.command(token(), command).then(
      (result) => port.postMessage({ result }),
      (error: unknown) => port.postMessage({ error: String(error) }),
    );
  });
}

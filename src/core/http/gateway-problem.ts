import type { HostBridge } from '../host-bridge/host-bridge';

/**
 * A call that got no answer: tells the host's engineer whether nobody answers, or somebody whose answer the browser keeps
 * back. Asks once more, without the token. A file of its own, loaded only then.
 */
export async function tellGatewayProblem(host: Pick<HostBridge, 'send'>, url: string): Promise<void> {
  // A player without a network is no misconfiguration.
  if (!navigator.onLine) return;
  const answers = await fetch(url, { mode: 'no-cors', credentials: 'omit' }).then(
    () => true,
    () => false,
  );
  const detail = new URL(url, location.href).origin;
  host.send({ messageType: 'onProblem', code: answers ? 'gateway_cors' : 'gateway_unreachable', detail });
}

import type { HostBridge } from '../host-bridge/host-bridge';

/**
 * Reports to the host's engineer why a call got no response: the gateway is unreachable, or it responds but the browser
 * withholds the response (CORS). Sends one more request, without the token. In a file of its own, because it is rarely
 * needed.
 */
export async function reportGatewayProblem(
  host: Pick<HostBridge, 'send'>,
  url: string,
  requestId: string | undefined,
): Promise<void> {
  // A player without a network is no misconfiguration of the host.
  if (!navigator.onLine) return;
  const answers = await fetch(url, { mode: 'no-cors', credentials: 'omit' }).then(
    () => true,
    () => false,
  );
  const detail = new URL(url, location.href).origin;
  host.send({ messageType: 'onProblem', code: answers ? 'gateway_cors' : 'gateway_unreachable', detail, requestId });
}

import type { HostPayload } from './payload';

/** The cashier builds the return address for providers from these keys. */
export function pageFacts(): Pick<HostPayload, 'schema' | 'host' | 'xOrigin'> {
  const { protocol, host, origin } = location;
  return { schema: protocol.slice(0, -1), host, xOrigin: origin };
}

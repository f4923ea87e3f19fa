import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export class PortInUseError extends Error {
  override readonly name = 'PortInUseError';
  constructor(port: number, option: string) {
    super(`Port ${port} is in use. Stop what listens there, or choose another port with ${option}.`);
  }
}

/**
 * `exclusive`: does not share the port with our other processes.
 * @returns the port, also when 0 asked for any free one @throws PortInUseError naming the port and its option
 */
export function listen(
  server: Server,
  port: number,
  bind: string,
  option: string,
  { exclusive = false } = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortInUseError(port, option) : error),
    );
    server.listen({ port, host: bind, exclusive }, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Also closes open connections: idle keep-alive ones, and requests that a fault never answers. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

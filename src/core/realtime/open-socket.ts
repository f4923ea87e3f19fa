import type { Socket } from 'socket.io-client';
import * as v from 'valibot';
import { absent } from '../../contract/primitives';
import type { RequestEnvelope } from '../../contract/realtime';
import { loadAlone } from '../../kernel/loading/load-alone';
import { AppError } from '../errors/app-error';
import type { Clock } from '../time/time';
import type { SocketAddress } from './socket-address';

/** Milliseconds until the server must have sent CONNECT, not only until the engine is open (spec 9). */
export const CONNECT_TIMEOUT_MS = 20_000;

/** Data that a gateway may add when it refuses a connection. */
const Refusal = v.object({ status: absent(v.number()), code: absent(v.string()) });

/**
 * Opens a new socket and resolves when the server has sent CONNECT; rejects with `socket.connectionFailed` otherwise. A
 * new socket for each connect carries the current token and has an empty send buffer: socket.io buffers what is emitted
 * while disconnected and sends it at the next connect, which would turn two taps into two deposits. `listen` gets the
 * socket before it connects, so that a push right after CONNECT is not missed. The library is imported dynamically, so
 * that the first list does not wait for it.
 */
export async function openSocket(
  address: SocketAddress,
  clock: Clock,
  signal: AbortSignal,
  listen: (socket: Socket) => void,
): Promise<Socket> {
  const { io } = await loadAlone(() => import('socket.io-client')).catch((cause: unknown) => {
    throw connectionFailed(cause);
  });
  if (signal.aborted) throw connectionFailed('closed');
  const socket = io(address.origin, {
    path: address.path,
    query: address.query,
    transports: ['websocket'],
    reconnection: false,
    timeout: CONNECT_TIMEOUT_MS,
    forceNew: true,
    autoConnect: false,
  });
  listen(socket);
  return new Promise<Socket>((resolve, reject) => {
    const fail = (cause: unknown) => {
      finish();
      socket.disconnect();
      reject(connectionFailed(cause));
    };
    const onConnect = () => {
      finish();
      resolve(socket);
    };
    const onAbort = () => fail('closed');
    // The library's own timeout ends when the engine opens, so it would not notice a server that withholds CONNECT.
    const stopWatch = clock.after(CONNECT_TIMEOUT_MS, () => fail('connect timeout'));
    const finish = () => {
      stopWatch();
      socket.io.engine?.off('close', fail);
      socket.off('connect', onConnect).off('connect_error', fail).off('disconnect', fail);
      signal.removeEventListener('abort', onAbort);
    };
    // A cut during the handshake may show as `disconnect` without `connect_error`.
    socket.on('connect', onConnect).on('connect_error', fail).on('disconnect', fail);
    signal.addEventListener('abort', onAbort);
    socket.connect();
    const { engine } = socket.io;
    // The library listens to this only from the handshake on, and would notice an earlier close at its timeout.
    engine.on('close', fail).once('open', () => engine.off('close', fail));
  });
}

/** Whether the gateway itself has refused the connection, so that nothing lies between it and the player. */
export const isRefusedByGateway = ({ cause }: AppError): boolean => cause instanceof Error && 'data' in cause;

export function connectionFailed(cause: unknown): AppError {
  const refusal = v.safeParse(v.object({ data: Refusal }), cause);
  const status = refusal.success ? (refusal.output.data.status ?? undefined) : undefined;
  return new AppError('Network connection failed', { code: 'socket.connectionFailed', status, cause });
}

/** The player's language, where it is another than the socket's handshake has named. */
export const newLanguage = ({ io }: Socket, language: string): Pick<RequestEnvelope, 'language'> =>
  io.opts.query?.['Language'] === language ? {} : { language };

import type { InjectionToken } from 'tsyringe';
import type { IncomingMessage, OutgoingMessage } from '../../contract/host';

/** Talks to the page or native view that embeds the cashier (contract 1). */
export interface HostBridge {
  /** Sends one message by the carrier that exists. Never throws. */
  send(message: OutgoingMessage): void;
  /** Listens to messages after the first `loaded`. Returns the function that stops listening. */
  on<T extends IncomingMessage['type']>(
    type: T,
    listener: (message: Extract<IncomingMessage, { type: T }>) => void,
  ): () => void;
}
export const HostBridge: InjectionToken<HostBridge> = Symbol('HostBridge');

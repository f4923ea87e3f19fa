import type { IncomingMessage, OutgoingMessage } from '../../contract/host';
import type { HostBridge } from './host-bridge';
import { listeners } from './listeners';

export interface FakeHostBridge extends HostBridge {
  readonly sent: OutgoingMessage[];
  /** A message from the host; listeners get it in a microtask, as with the real bridge. */
  receive(message: IncomingMessage): void;
}

export function fakeHostBridge(): FakeHostBridge {
  const sent: OutgoingMessage[] = [];
  const incoming = listeners<IncomingMessage>();
  return { sent, send: (message) => void sent.push(message), on: incoming.on, receive: incoming.deliver };
}

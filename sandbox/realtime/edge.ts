/** The edge where messages enter and leave the gateway. A break (sandbox/break) replaces it. */
import type { Socket } from 'socket.io';
import type { ReplyEnvelope } from '../../src/contract/realtime';
import type { Push } from './effects';

export type Send = (reply: ReplyEnvelope) => void;
/** The gateway behind the edge: answers one message. */
export type AnswerMessage = (message: unknown, send: Send) => Promise<void>;

/** A room that every connection joins. */
export const EVERYONE = 'everyone';

export interface RealtimeEdge {
  /** The error with which the connection is refused; undefined accepts it. */
  refuse(socket: Socket): Error | undefined;
  receive(socket: Socket, message: unknown, send: Send, answer: AnswerMessage): Promise<void>;
  /** `to`: a room; by default the player's own. */
  push(push: Push, send: (push: Push, to?: string) => void): void;
}

export const PLAIN_EDGE: RealtimeEdge = {
  refuse: () => undefined,
  receive: (_socket, message, send, answer) => answer(message, send),
  push: (push, send) => send(push),
};

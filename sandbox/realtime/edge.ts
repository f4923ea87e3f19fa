/** Where messages come in and go out: a gateway that is wrong on purpose stands here (sandbox/break). */
import type { Socket } from 'socket.io';
import type { ReplyEnvelope } from '../../src/contract/realtime';
import type { Push } from './effects';

export type Send = (reply: ReplyEnvelope) => void;
/** The gateway itself: answers one message. */
export type AnswerMessage = (message: unknown, send: Send) => Promise<void>;

/** A room that every connection is in. */
export const EVERYONE = 'everyone';

export interface RealtimeEdge {
  /** The error that the connection is refused with. */
  refuse(socket: Socket): Error | undefined;
  receive(socket: Socket, message: unknown, send: Send, answer: AnswerMessage): Promise<void>;
  /** `to`: a room; the player's own unless told. */
  push(push: Push, send: (push: Push, to?: string) => void): void;
}

export const PLAIN_EDGE: RealtimeEdge = {
  refuse: () => undefined,
  receive: (_socket, message, send, answer) => answer(message, send),
  push: (push, send) => send(push),
};

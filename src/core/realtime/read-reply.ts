import * as v from 'valibot';
import { readOrThrow } from '../../contract/lenient';
import { type ContractError, type Parsed, parse } from '../../contract/parse';
import { REQUESTS, ReplyEnvelope, type RequestType, isSuccessStatus } from '../../contract/realtime';
import { AppError } from '../errors/app-error';

/** Reads the id alone, so that even a malformed reply can be matched to its request. */
export function readMessageId(frame: unknown): Parsed<string> {
  const parsed = parse(v.object({ messageId: v.string() }), frame, 'realtime reply');
  return parsed.ok ? { ok: true, value: parsed.value.messageId } : parsed;
}

/** The longest wait that is believed: a longer one would leave the player without a word. */
const MAX_RETRY_AFTER_MS = 10 * 60_000;

/**
 * Reads a reply's data by the request's schema. Throws the gateway's refusal as an AppError (its code and message; an
 * empty message if it gave none), and a ContractError if the envelope or the data is unreadable. Parts that had to be
 * left out go to `report`.
 */
export function readReply(type: RequestType, frame: unknown, report?: (problem: ContractError) => void): unknown {
  const what = `${type} reply`;
  const reply = readOrThrow(ReplyEnvelope, frame, what, report);
  if (!isSuccessStatus(reply.status)) {
    const { status, code, message, retryAfter } = reply;
    const retryAfterMs = retryAfter == null ? undefined : Math.min(retryAfter * 1000, MAX_RETRY_AFTER_MS);
    throw new AppError(message ?? '', { code: code ?? undefined, status, url: type, retryAfterMs });
  }
  return readOrThrow<unknown>(REQUESTS[type].reply, reply.data, what, report);
}

/** The gateway's time when it sent the reply, in milliseconds since the epoch; undefined if the reply has none. */
export function readServerTime(frame: unknown): number | undefined {
  const parsed = v.safeParse(v.object({ time: ReplyEnvelope.entries.time }), frame);
  return parsed.success ? (parsed.output.time ?? undefined) : undefined;
}

/** Only the reply is unreadable; the gateway may have carried out the request. */
export function invalidReply(type: RequestType, cause: ContractError): AppError {
  return new AppError(cause.message, { code: 'contract.invalidReply', url: type, outcomeUnknown: true, cause });
}

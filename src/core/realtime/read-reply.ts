import * as v from 'valibot';
import { readOrThrow } from '../../contract/lenient';
import { type ContractError, type Parsed, parse } from '../../contract/parse';
import { REQUESTS, ReplyEnvelope, type RequestType, isSuccessStatus } from '../../contract/realtime';
import { AppError } from '../errors/app-error';

/** The id alone: enough to know whose reply it is, even when the rest is malformed. */
export function readMessageId(frame: unknown): Parsed<string> {
  const parsed = parse(v.object({ messageId: v.string() }), frame, 'realtime reply');
  return parsed.ok ? { ok: true, value: parsed.value.messageId } : parsed;
}

/**
 * The data of a reply, by the request's schema. Throws the gateway's refusal as an AppError (its code and message;
 * an empty message when it gave none), and a ContractError when nothing can be made of envelope or data. What had to be
 * left out of them is told to `report`.
 */
export function readReply(type: RequestType, frame: unknown, report?: (problem: ContractError) => void): unknown {
  const what = `${type} reply`;
  const reply = readOrThrow(ReplyEnvelope, frame, what, report);
  if (!isSuccessStatus(reply.status)) {
    throw new AppError(reply.message ?? '', { code: reply.code ?? undefined, status: reply.status, url: type });
  }
  return readOrThrow<unknown>(REQUESTS[type].reply, reply.data, what, report);
}

/** The gateway's clock as it sent the reply; undefined when it told none. */
export function readServerTime(frame: unknown): number | undefined {
  const parsed = v.safeParse(v.object({ time: ReplyEnvelope.entries.time }), frame);
  return parsed.success ? (parsed.output.time ?? undefined) : undefined;
}

/** The request may have been carried out: only its answer is unreadable. */
export function invalidReply(type: RequestType, cause: ContractError): AppError {
  return new AppError(cause.message, { code: 'contract.invalidReply', url: type, outcomeUnknown: true, cause });
}

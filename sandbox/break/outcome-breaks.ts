/**
 * Breaks that hide how a call ended that was carried out. They are about no single rule: the key's rules fail with most of
 * them. Each acts on every call that is sent again under its key.
 */
import type { ReplyEnvelope, RequestType } from '../../src/contract/realtime';
import type { MakeBreak, Message } from './break';

/** Calls that the cashier repeats with the same message id, and that happen once per id. */
export const KEYED_CALLS: ReadonlySet<string> = new Set<RequestType>([
  'BANKING:deposit-create',
  'BANKING:deposit-prepare',
  'BANKING_DEPOSIT:deposit-create-p2p',
  'BANKING:withdrawal-create',
  'BANKING:withdrawal-confirm',
  'BANKING:withdrawal-cancel',
  'BANKING:withdrawal-resend',
]);

type Refusal = Omit<ReplyEnvelope, 'messageId' | 'time'>;

/** As gateways, proxies (408, 429, 503) and firewalls (403) answer; those of the latter have no code. */
const REFUSALS: readonly Refusal[] = [
  { status: 400, code: 'duplicate', message: 'Duplicate request' },
  { status: 403 },
  { status: 404, code: 'banking.notFound', message: 'Not found' },
  { status: 408 },
  { status: 409, code: 'banking.conflict', message: 'The request is being processed' },
  { status: 422, code: 'banking.idempotencyKeyUsed', message: 'The key has been used' },
  { status: 423, code: 'banking.locked', message: 'Locked' },
  { status: 425, code: 'banking.tooEarly', message: 'Too early' },
  { status: 429 },
  { status: 500, code: 'gateway.internalError', message: 'Internal error' },
  { status: 503 },
];

/** Seconds that `…-retry-after` names. */
const RETRY_AFTER = 3;

/** Carries out the first sending of a key and answers it; every later one is refused. */
const refusesRepeats =
  (refusal: Refusal): MakeBreak =>
  (now) => {
    const seen = new Set<string>();
    return {
      async receive(_socket, message, send, answer) {
        const { type, messageId } = (message ?? {}) as Message;
        if (!KEYED_CALLS.has(type) || !seen.has(messageId)) {
          seen.add(messageId);
          return answer(message, send);
        }
        send({ messageId, ...refusal, time: now() });
      },
    };
  };

/** Carries out the first sending of a key and refuses it; every later one gets the answer that it should have had. */
const hidesFirstAnswer =
  (refusal: Refusal): MakeBreak =>
  (now) => {
    const seen = new Set<string>();
    return {
      receive(_socket, message, send, answer) {
        const { type, messageId } = (message ?? {}) as Message;
        if (!KEYED_CALLS.has(type) || seen.has(messageId)) return answer(message, send);
        seen.add(messageId);
        return answer(message, () => send({ messageId, ...refusal, time: now() }));
      },
    };
  };

const REPEATS: readonly number[] = [400, 403, 404, 408, 409, 422, 423, 425, 429, 500];
const FIRSTS: readonly number[] = [408, 409, 423, 425, 429, 500, 503];

const ofStatuses = (kind: string, statuses: readonly number[], make: (refusal: Refusal) => MakeBreak) =>
  Object.fromEntries(
    REFUSALS.filter(({ status }) => statuses.includes(status)).map((refusal) => [
      `${kind}.${refusal.status}`,
      make(refusal),
    ]),
  );

/** `repeat.409` refuses repeats, `first.409` the first sending, each with that status. */
export const outcomeBreaks: Record<string, MakeBreak> = {
  ...ofStatuses('repeat', REPEATS, refusesRepeats),
  ...ofStatuses('first', FIRSTS, hidesFirstAnswer),
  'first.429-retry-after': hidesFirstAnswer({ status: 429, retryAfter: RETRY_AFTER }),
  'first.503-retry-after': hidesFirstAnswer({ status: 503, retryAfter: RETRY_AFTER }),
};

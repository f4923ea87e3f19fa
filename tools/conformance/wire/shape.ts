/** Strict parsing: what the cashier would tolerate is reported to the gateway's author, with the key. */
import { parse, type Schema } from '../../../src/contract/parse';
import { isSuccessStatus } from '../../../src/contract/status';
import { Failed, Skipped } from '../outcome';
import type { Reply } from './connection';

const MOST_PROBLEMS = 8;

/** @throws Failed that names each bad key */
export function fits<T>(schema: Schema<T>, value: unknown, what: string): T {
  const parsed = parse(schema, value, what);
  if (parsed.ok) return parsed.value;
  const { problems } = parsed.error;
  const told = problems.slice(0, MOST_PROBLEMS).map(({ path, reason }) => `${path || 'the value itself'} ${reason}`);
  const more = problems.length > MOST_PROBLEMS ? [`and ${problems.length - MOST_PROBLEMS} more`] : [];
  throw new Failed(`${what}: ${[...told, ...more].join('; ')}`);
}

export const isFit = (schema: Schema<unknown>, value: unknown): boolean => parse(schema, value, '').ok;

export const succeeded = (reply: Reply): boolean =>
  typeof reply['status'] === 'number' && isSuccessStatus(reply['status']);

/** Status, code and message of an answer, for use in a sentence. */
export const describe = ({ status, code, message }: Reply): string =>
  [status, code, message].flatMap((part) => (part == null ? [] : [wordOf(part)])).join(' ');

const wordOf = (part: unknown) => (typeof part === 'string' ? part : JSON.stringify(part));

/** Whether the gateway says that it does not know the call (contract 5). A `banking.` code is a refusal, not an unknown call. */
export function isUnknownCall({ status, code }: Reply): boolean {
  if (status === 501) return true;
  const isOfBanking = typeof code === 'string' && code.startsWith('banking.');
  return (
    (status === 404 || status === 400) &&
    !isOfBanking &&
    (code == null || /unknown|unsupported|not.?impl/i.test(wordOf(code)))
  );
}

/** @throws Skipped for a call that is not offered, Failed for any other refusal */
export function dataOf(reply: Reply, what: string): unknown {
  if (isUnknownCall(reply)) throw new Skipped(`${what} is not offered (${describe(reply)})`);
  if (!succeeded(reply)) throw new Failed(`${what} was refused: ${describe(reply)}`);
  return reply['data'];
}

/** The data, or a skip for any failure: for rules that only depend on the call, which has a rule of its own. */
export function dataOrSkip(reply: Reply, what: string): unknown {
  if (succeeded(reply)) return reply['data'];
  throw new Skipped(`${what} was not answered with success (${describe(reply)})`);
}

export const isRefusal = ({ status }: Reply) => typeof status === 'number' && status >= 400 && status < 500;

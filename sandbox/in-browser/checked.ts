import { parse, type Schema } from '../../src/contract/parse';
import { REQUESTS, type RequestType } from '../../src/contract/realtime';
import type { Answer } from './protocol';

/** A simulator that breaks the contract is our mistake. */
export function checked(type: RequestType, answer: Answer): Answer {
  if (answer.status !== 200) return answer;
  const parsed = parse(REQUESTS[type].reply as Schema<unknown>, answer.data, `${type} reply`);
  if (!parsed.ok) throw parsed.error;
  return answer;
}

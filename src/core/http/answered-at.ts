import type { TimeSample } from '../time/server-clock';

/**
 * Beside a body, when its answer was sent: the first script has a copy of this module, so that only what is on the body
 * itself reaches the application.
 */
const KEY = Symbol.for('cashier.answeredAt');

/** Notes the header `Date` (RFC 9110), where the gateway lets the page read it. An answer from a cache tells nothing of now. */
export function noteTime(body: unknown, headers: Headers, sentAt: number): void {
  const date = Date.parse(headers.get('date') ?? '');
  if (typeof body !== 'object' || body === null || Number.isNaN(date) || headers.has('age')) return;
  // The header has whole seconds, so it is as good as an answer that took a second longer.
  const sample: TimeSample = { sentAt: sentAt - 500, receivedAt: Date.now() + 500, serverTime: date + 500 };
  Object.defineProperty(body, KEY, { value: sample });
}

export function timeOf(body: unknown): TimeSample | undefined {
  return (body as { [KEY]?: TimeSample } | null | undefined)?.[KEY];
}

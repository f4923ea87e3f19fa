import type { TimeSample } from '../time/server-clock';

/**
 * Key under which a body carries its time sample. A property of the body, because the first script has its own copy of
 * this module: state in the module would not reach the application.
 */
const KEY = Symbol.for('cashier.answeredAt');

/**
 * Notes the `Date` header (RFC 9110), if the gateway lets the page read it. A cached response (`Age`) says nothing
 * about now.
 */
export function noteTime(body: unknown, headers: Headers, sentAt: number): void {
  const date = Date.parse(headers.get('date') ?? '');
  if (typeof body !== 'object' || body === null || Number.isNaN(date) || headers.has('age')) return;
  // The header has whole seconds, so widen the sample by one second.
  const sample: TimeSample = { sentAt: sentAt - 500, receivedAt: Date.now() + 500, serverTime: date + 500 };
  Object.defineProperty(body, KEY, { value: sample });
}

export function timeOf(body: unknown): TimeSample | undefined {
  return (body as { [KEY]?: TimeSample } | null | undefined)?.[KEY];
}

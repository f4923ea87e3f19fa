/** The format of a trace that a player hands over. Read leniently, because a file may be older than its reader. */
import * as v from 'valibot';
import { Design, Platform, Theme } from '../../contract/primitives';

export const TRACE_VERSION = 1;

/** Characters that a packed trace may have; what does not fit is left out (fit-trace.ts). */
export const MOST_CHARACTERS = 8192;

const TracedError = v.object({
  code: v.optional(v.string()),
  status: v.optional(v.number()),
  /** Kept only for error codes of ours (make-trace.ts); any other message is replaced by a placeholder. */
  message: v.optional(v.string(), ''),
  outcomeUnknown: v.optional(v.boolean(), false),
});

const TracedEntry = v.object({
  /** Milliseconds since the trace's `at`. */
  at: v.number(),
  kind: v.picklist(['call', 'http', 'push', 'line', 'page', 'sent', 'heard']),
  /** Request type, HTTP path, push, page path or message type. */
  name: v.string(),
  data: v.optional(v.unknown()),
  /** The response to a call. A call without `reply` and `error` was still unanswered. */
  reply: v.optional(v.unknown()),
  error: v.optional(TracedError),
  /** Id of a request that the player meant or that failed, as the gateway's log has it. */
  requestId: v.optional(v.string()),
});
export type TracedEntry = v.InferOutput<typeof TracedEntry>;

/** An entry that can't be read is left out; the others stay. */
const Entries = v.pipe(
  v.array(v.unknown()),
  v.transform((list) =>
    list.flatMap((entry) => {
      const read = v.safeParse(TracedEntry, entry);
      return read.success ? [read.output] : [];
    }),
  ),
);

export const Trace = v.object({
  v: v.literal(TRACE_VERSION),
  /** Version of the cashier. */
  version: v.optional(v.string(), ''),
  /**
   * The device's time at the first entry, in milliseconds since the epoch. The gateway's clock was `serverOffset`
   * milliseconds ahead.
   */
  at: v.number(),
  serverOffset: v.optional(v.number(), 0),
  session: v.object({
    country: v.string(),
    currency: v.string(),
    lang: v.string(),
    theme: v.fallback(Theme, 'light'),
    platform: v.fallback(Platform, 'desktop'),
    design: v.fallback(Design, 'current'),
    /** Further host data that changes a screen: balance, bonuses, the close button. */
    host: v.fallback(v.record(v.string(), v.unknown()), {}),
  }),
  viewport: v.fallback(v.object({ width: v.number(), height: v.number() }), { width: 360, height: 740 }),
  settings: v.fallback(v.record(v.string(), v.unknown()), {}),
  entries: Entries,
});
export type Trace = v.InferOutput<typeof Trace>;

import * as v from 'valibot';

/** One measured event: `timestamp` in milliseconds since the epoch. */
export const MetricEvent = v.object({
  key: v.string(),
  timestamp: v.number(),
  value: v.union([v.string(), v.number(), v.boolean(), v.null(), v.record(v.string(), v.unknown())]),
});
export type MetricEvent = v.InferOutput<typeof MetricEvent>;

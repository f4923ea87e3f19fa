/** A scenario: what gateway, provider and network do while a player pays. Comes from a file, a link or a test. */
import * as v from 'valibot';
import { DECLINE_REASONS } from '../../src/contract/decline';
import { Flow, IsoTime, Text } from '../../src/contract/primitives';
import { PUSHES, REQUESTS, type PushType, type RequestType } from '../../src/contract/realtime';
import { LockAction, LOCK_REASONS } from '../../src/contract/standing';

const Seconds = v.pipe(v.number(), v.minValue(0), v.maxValue(3600));
const Call = v.picklist(Object.keys(REQUESTS) as RequestType[]);

/** Changes the next answer to `call`; without `call`, to the call that the step waits for. */
const AnswerAction = v.strictObject({
  do: v.literal('answer'),
  call: v.optional(Call),
  /** Number of answers to change; one by default. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  delayMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(120_000))),
  /** Answers with this refusal, without doing the work. */
  refuse: v.optional(
    v.strictObject({ status: v.number(), code: v.optional(v.string()), message: v.optional(v.string()) }),
  ),
  /** Does the work and answers with this status. */
  trouble: v.optional(v.number()),
  /** Does the work and never answers. */
  dropReply: v.optional(v.boolean()),
  /** Does the work and answers with something that no schema accepts. */
  malformed: v.optional(v.boolean()),
});
export type AnswerAction = v.InferOutput<typeof AnswerAction>;

export const Action = v.variant('do', [
  AnswerAction,
  /** Cuts the network: nothing arrives and nothing is sent. */
  v.strictObject({ do: v.literal('cut'), seconds: Seconds }),
  /** Ends the player's last transaction. */
  v.strictObject({ do: v.literal('approve') }),
  v.strictObject({ do: v.literal('cancel') }),
  v.strictObject({ do: v.literal('decline'), reason: v.optional(v.picklist(DECLINE_REASONS)) }),
  /** Fires an event of the last transaction's provider, e.g. `part`: see the plugin's simulator. */
  v.strictObject({ do: v.literal('event'), event: v.string() }),
  /** Sends a push. `{id}` in its texts stands for the last transaction's id. */
  v.strictObject({ do: v.literal('push'), event: v.picklist(Object.keys(PUSHES) as PushType[]), data: v.unknown() }),
  /** Advances the gateway's clock. */
  v.strictObject({ do: v.literal('clock'), minutes: v.pipe(v.number(), v.minValue(0), v.maxValue(100_000)) }),
  v.strictObject({
    do: v.literal('lock'),
    flow: v.optional(Flow, 'deposit'),
    reason: v.picklist(LOCK_REASONS),
    until: v.optional(IsoTime),
    text: v.optional(Text),
    action: v.optional(LockAction),
  }),
  v.strictObject({ do: v.literal('unlock') }),
  v.strictObject({
    do: v.literal('method'),
    name: v.string(),
    level: v.picklist(['up', 'slow', 'down']),
    reason: v.optional(Text),
  }),
  v.strictObject({ do: v.literal('limit'), period: v.picklist(['day', 'week', 'month']), max: v.number() }),
  v.strictObject({ do: v.literal('money'), amount: v.string(), currency: v.string() }),
]);
export type Action = v.InferInput<typeof Action>;

const When = v.union([v.literal('start'), v.strictObject({ asked: Call }), v.strictObject({ answered: Call })]);

const Step = v.strictObject({
  /** At the start; or when the cashier next sends this call, before the answer (`asked`) or after it (`answered`). */
  when: v.optional(When, 'start'),
  afterMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)), 0),
  act: Action,
});
export type Step = v.InferOutput<typeof Step>;

/** What the player does, in the English words on the screen. Shown to a person, executed by the tests. */
const PlayerStep = v.union([
  v.strictObject({ choose: v.string() }),
  v.strictObject({ press: v.string() }),
  v.strictObject({ fill: v.string(), with: v.string() }),
  /** Opens the provider's page in a new window. */
  v.strictObject({ pay: v.string() }),
  v.strictObject({ see: v.string() }),
]);
export type PlayerStep = v.InferOutput<typeof PlayerStep>;

export const Scenario = v.strictObject({
  title: v.string(),
  about: v.optional(v.string(), ''),
  /** The host's payload; by default a deposit in Germany. */
  host: v.optional(
    v.strictObject({
      country: v.optional(v.string(), 'de'),
      currency: v.optional(v.string(), 'EUR'),
      lang: v.optional(v.string(), 'en-US'),
      flow: v.optional(Flow, 'deposit'),
    }),
    {},
  ),
  steps: v.optional(v.array(Step), []),
  player: v.optional(v.array(PlayerStep), []),
  /** Statuses of the player's transactions in the database at the end, newest first. */
  ends: v.optional(v.array(v.string()), []),
});
export type Scenario = v.InferOutput<typeof Scenario>;

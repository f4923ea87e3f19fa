/** A scenario: what gateway, provider and network do while a player pays. A file, a link or a test brings it. */
import * as v from 'valibot';
import { DECLINE_REASONS } from '../../src/contract/decline';
import { Flow, IsoTime, Text } from '../../src/contract/primitives';
import { PUSHES, REQUESTS, type PushType, type RequestType } from '../../src/contract/realtime';
import { LockAction, LOCK_REASONS } from '../../src/contract/standing';

const Seconds = v.pipe(v.number(), v.minValue(0), v.maxValue(3600));
const Call = v.picklist(Object.keys(REQUESTS) as RequestType[]);

/** How the next answer is: of `call`, or of the call that the step waits for. */
const AnswerAction = v.strictObject({
  do: v.literal('answer'),
  call: v.optional(Call),
  /** How many answers; one unless told. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  delayMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(120_000))),
  /** In place of the gateway's own: nothing is done. */
  refuse: v.optional(
    v.strictObject({ status: v.number(), code: v.optional(v.string()), message: v.optional(v.string()) }),
  ),
  /** Done, and answered with this status. */
  trouble: v.optional(v.number()),
  /** Done, and never answered. */
  dropReply: v.optional(v.boolean()),
  /** Done, and answered with what no schema takes. */
  malformed: v.optional(v.boolean()),
});
export type AnswerAction = v.InferOutput<typeof AnswerAction>;

export const Action = v.variant('do', [
  AnswerAction,
  /** Nothing comes in or goes out. */
  v.strictObject({ do: v.literal('cut'), seconds: Seconds }),
  /** The last transaction of the player ends. */
  v.strictObject({ do: v.literal('approve') }),
  v.strictObject({ do: v.literal('cancel') }),
  v.strictObject({ do: v.literal('decline'), reason: v.optional(v.picklist(DECLINE_REASONS)) }),
  /** The provider of the last transaction does what it does by itself, e.g. `part`: see the plugin's simulator. */
  v.strictObject({ do: v.literal('event'), event: v.string() }),
  /** `{id}` in its texts is the last transaction's. */
  v.strictObject({ do: v.literal('push'), event: v.picklist(Object.keys(PUSHES) as PushType[]), data: v.unknown() }),
  /** The gateway's clock goes ahead. */
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
  /** At the start; when the cashier asks for it the next time, before the answer; or after that answer. */
  when: v.optional(When, 'start'),
  afterMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)), 0),
  act: Action,
});
export type Step = v.InferOutput<typeof Step>;

/** What the player does, in the words that are on the screen in English. Read to a person, done by the tests. */
const PlayerStep = v.union([
  v.strictObject({ choose: v.string() }),
  v.strictObject({ press: v.string() }),
  v.strictObject({ fill: v.string(), with: v.string() }),
  /** Opens the provider's page in a window of its own. */
  v.strictObject({ pay: v.string() }),
  v.strictObject({ see: v.string() }),
]);
export type PlayerStep = v.InferOutput<typeof PlayerStep>;

export const Scenario = v.strictObject({
  title: v.string(),
  about: v.optional(v.string(), ''),
  /** What the host says; Germany, deposits unless told. */
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

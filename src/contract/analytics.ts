/** The catalogue of `onAnalyticsEvent`: the steps of a player's visit (contract 6). Nothing in it is typed by the player. */
import * as v from 'valibot';
import { Flow } from './primitives';

/** Where the player is: the page that is shown. */
export const JourneyPlace = v.picklist(['list', 'group', 'form', 'payment', 'status', 'other']);
export type JourneyPlace = v.InferOutput<typeof JourneyPlace>;

const common = {
  flow: Flow,
  /** The method's name, once one is chosen. */
  method: v.optional(v.string()),
  step: JourneyPlace,
  /** Whole milliseconds since the event of the catalogue before, or since the page began to load. */
  ms: v.pipe(v.number(), v.integer(), v.minValue(0)),
};

const step = <const N extends string>(name: N) => v.object({ name: v.literal(name), params: v.object(common) });

export const JourneyEvent = v.variant('name', [
  step('list_shown'),
  step('method_chosen'),
  /** The player has typed or tapped another amount; which one is not told. */
  step('amount_changed'),
  v.object({
    name: v.literal('field_failed'),
    params: v.object({
      ...common,
      /** `amount`, or the gateway's name of the field. */
      field: v.string(),
    }),
  }),
  /** A create is on its way. */
  step('submit'),
  v.object({
    name: v.literal('create_failed'),
    params: v.object({
      ...common,
      /** The gateway's code or ours, as in `Error`. */
      code: v.optional(v.string()),
    }),
  }),
  step('redirect_opened'),
  step('redirect_blocked'),
  /** The transaction was made; its end is waited for. */
  step('waiting'),
  v.object({
    name: v.literal('ended'),
    params: v.object({
      ...common,
      status: v.picklist(['processed', 'mistaked']),
      /** As in `onTransactionStatus`. */
      reason: v.optional(v.string()),
    }),
  }),
  v.object({
    name: v.literal('retried'),
    params: v.object({
      ...common,
      /** Why the one before was refused. */
      reason: v.string(),
      /** By the same method. */
      isSame: v.boolean(),
    }),
  }),
  /** The page of a payment that was begun before. */
  step('resumed'),
  /** The player closes the cashier. */
  step('left'),
]);
export type JourneyEvent = v.InferOutput<typeof JourneyEvent>;

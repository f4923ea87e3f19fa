/**
 * The catalogue of `onAnalyticsEvent`: the steps of a player's visit (contract 6). It holds nothing that the player
 * typed.
 */
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
  /** Whole milliseconds since the previous event of the catalogue, or since the page began to load. */
  ms: v.pipe(v.number(), v.integer(), v.minValue(0)),
};

const step = <const N extends string>(name: N) => v.object({ name: v.literal(name), params: v.object(common) });

export const JourneyEvent = v.variant('name', [
  step('list_shown'),
  step('method_chosen'),
  /** The player has typed or tapped another amount. The amount itself is not sent. */
  step('amount_changed'),
  v.object({
    name: v.literal('field_failed'),
    params: v.object({
      ...common,
      /** `amount`, or the gateway's name of the field. */
      field: v.string(),
    }),
  }),
  /** A create request has been sent. */
  step('submit'),
  v.object({
    name: v.literal('create_failed'),
    params: v.object({
      ...common,
      /** The gateway's code or ours, as in `Error`. */
      code: v.optional(v.string()),
    }),
  }),
  v.object({
    name: v.literal('redirect_opened'),
    params: v.object({
      ...common,
      /** How the provider's page is shown. */
      rung: v.picklist(['window', 'link', 'frame', 'tab', 'copy', 'outside']),
    }),
  }),
  step('redirect_blocked'),
  /** The transaction was created, and its end is awaited. */
  step('waiting'),
  v.object({
    name: v.literal('ended'),
    params: v.object({
      ...common,
      status: v.picklist(['processed', 'mistaked']),
      /** The decline reason, as in `onTransactionStatus`. */
      reason: v.optional(v.string()),
    }),
  }),
  v.object({
    name: v.literal('retried'),
    params: v.object({
      ...common,
      /** Why the previous attempt was refused. */
      reason: v.string(),
      /** True when the player retries with the same method. */
      isSame: v.boolean(),
    }),
  }),
  /** The page of a payment that was begun earlier is shown. */
  step('resumed'),
  /** The player closes the cashier. */
  step('left'),
]);
export type JourneyEvent = v.InferOutput<typeof JourneyEvent>;

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

/** A method that the list offers. */
export const OfferedMethod = v.object({
  name: v.string(),
  /** The group whose tile it is in. */
  group: v.optional(v.string()),
  /** Place of its tile in the list, from 1; the methods of a group have the group's. */
  position: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Absent: the method is up. `down`: it is shown and cannot be chosen. */
  state: v.optional(v.picklist(['slow', 'down'])),
});
export type OfferedMethod = v.InferOutput<typeof OfferedMethod>;

/**
 * A method that the gateway lists and the cashier does not. `setting`: the deployment allows other display types;
 * `no_plugin`: no plugin shows its kind; `filter`: it takes another currency; `host`: the host hides it.
 */
export const LeftOut = v.object({
  name: v.string(),
  reason: v.picklist(['setting', 'no_plugin', 'filter', 'host']),
});
export type LeftOut = v.InferOutput<typeof LeftOut>;

const step = <const N extends string>(name: N) => v.object({ name: v.literal(name), params: v.object(common) });

export const JourneyEvent = v.variant('name', [
  /** The tiles of a list are there, or it is known to have none; again each time the player comes back to it. */
  v.object({
    name: v.literal('list_shown'),
    params: v.object({ ...common, methods: v.array(OfferedMethod), left_out: v.array(LeftOut) }),
  }),
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

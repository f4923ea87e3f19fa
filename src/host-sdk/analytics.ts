/** Where the player was when it happened. */
export type CashierPlace = 'list' | 'group' | 'form' | 'payment' | 'status' | 'other';

/** What every event of the catalogue carries. A type, not an interface, so that it is also assignable to a record. */
export type CashierStep = {
  flow: 'deposit' | 'withdrawal';
  /** The method's name, once one is chosen. */
  method?: string | undefined;
  step: CashierPlace;
  /** Whole milliseconds since the previous event of the catalogue, or since the cashier began to load. */
  ms: number;
};

/** A method that the list offers. */
export type OfferedMethod = {
  name: string;
  /** The group whose tile it is in. */
  group?: string | undefined;
  /** Place of its tile in the list, from 1; the methods of a group have the group's. */
  position: number;
  /** Absent: the method is up. `down`: it is shown and cannot be chosen. */
  state?: 'slow' | 'down' | undefined;
};

/**
 * A method that the gateway lists and the cashier does not. `setting`: the deployment allows other display types;
 * `no_plugin`: no plugin shows its kind; `filter`: it takes another currency; `host`: the page hides it.
 */
export type LeftOutMethod = { name: string; reason: 'setting' | 'no_plugin' | 'filter' | 'host' };

/** The catalogue by name. */
export type CashierSteps = {
  /** The tiles of a list are there, or it is known to have none; again each time the player comes back to it. */
  list_shown: CashierStep & { methods: OfferedMethod[]; left_out: LeftOutMethod[] };
  method_chosen: CashierStep;
  /** The player has typed or tapped another amount. The amount itself is not sent. */
  amount_changed: CashierStep;
  /** `field`: `amount`, or the gateway's name of the field. */
  field_failed: CashierStep & { field: string };
  /** A create request has been sent. */
  submit: CashierStep;
  /** The gateway has refused the create. `code`: as in `Error`. */
  create_failed: CashierStep & { code?: string | undefined };
  /** The provider's page is shown. `rung`: how, from a window of its own to an address that the player copies. */
  redirect_opened: CashierStep & { rung: 'window' | 'link' | 'frame' | 'tab' | 'copy' | 'outside' };
  redirect_blocked: CashierStep;
  /** The transaction was created, and its end is awaited. */
  waiting: CashierStep;
  ended: CashierStep & { status: 'processed' | 'mistaked'; reason?: string | undefined };
  /** The player tries again after a refusal. `isSame`: with the same method. */
  retried: CashierStep & { reason: string; isSame: boolean };
  /** The page of a payment that was begun earlier is shown. */
  resumed: CashierStep;
  /** The player closes the cashier; sent before `onClose`. */
  left: CashierStep;
};

/** The events of `onAnalyticsEvent` outside the catalogue. */
export type CashierOtherAnalytics = {
  /** An error text that was shown to the player. */
  error: { error_text: string };
  /** The player asks for support. */
  support: Record<string, unknown>;
  /** The player sees what this experiment of the payload changes, or is in its control group; sent once. */
  experiment_seen: { key: string; value: string | number | boolean };
  time_reminder: { minutes: number; choice: 'go_on' | 'take_break' };
};

type Named<Params> = { [N in keyof Params]: { name: N; params: Params[N] } }[keyof Params];

/** An event of the catalogue; `name` is the discriminant. */
export type CashierStepEvent = Named<CashierSteps>;

/**
 * `name` is the discriminant. `params.experiments` holds the payload's experiments. An unknown name comes from a plugin
 * or a later release: pass it on or ignore it.
 */
export type CashierAnalyticsEvent = CashierStepEvent | Named<CashierOtherAnalytics>;

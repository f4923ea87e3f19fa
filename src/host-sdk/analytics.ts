/** Where the player was when it happened. */
export type CashierPlace = 'list' | 'group' | 'form' | 'payment' | 'status' | 'other';

/** What each event of the catalogue says. A type and no interface, so that it is a record as well. */
export type CashierStep = {
  flow: 'deposit' | 'withdrawal';
  /** The method's name, once one is chosen. */
  method?: string | undefined;
  step: CashierPlace;
  /** Whole milliseconds since the event of the catalogue before, or since the cashier began to load. */
  ms: number;
};

/** The catalogue by name. */
export type CashierSteps = {
  list_shown: CashierStep;
  method_chosen: CashierStep;
  /** The player has typed or tapped another amount; which one is not told. */
  amount_changed: CashierStep;
  /** `field`: `amount`, or the gateway's name of the field. */
  field_failed: CashierStep & { field: string };
  /** A create is on its way. */
  submit: CashierStep;
  /** The gateway has refused it. `code`: as in `Error`. */
  create_failed: CashierStep & { code?: string | undefined };
  redirect_opened: CashierStep;
  redirect_blocked: CashierStep;
  /** The transaction was made; its end is waited for. */
  waiting: CashierStep;
  ended: CashierStep & { status: 'processed' | 'mistaked'; reason?: string | undefined };
  /** After a refusal. `isSame`: by the same method. */
  retried: CashierStep & { reason: string; isSame: boolean };
  /** The page of a payment that was begun before. */
  resumed: CashierStep;
  /** The player closes the cashier; before `onClose`. */
  left: CashierStep;
};

/** What `onAnalyticsEvent` says beside the catalogue. */
export type CashierOtherAnalytics = {
  /** A text that the player was shown. */
  error: { error_text: string };
  /** The player asks for support. */
  support: Record<string, unknown>;
  time_reminder: { minutes: number; choice: 'go_on' | 'take_break' };
};

type Named<Params> = { [N in keyof Params]: { name: N; params: Params[N] } }[keyof Params];

/** An event of the catalogue, told apart by `name`. */
export type CashierStepEvent = Named<CashierSteps>;

/**
 * Told apart by `name`. `params.experiments` holds the experiments of the payload. A name that is not here is a plugin's
 * own or of a later release: pass it on or leave it.
 */
export type CashierAnalyticsEvent = CashierStepEvent | Named<CashierOtherAnalytics>;

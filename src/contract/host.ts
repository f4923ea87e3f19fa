/** Messages between the cashier and its host page or native view (contract 1). */
import * as v from 'valibot';
import { Bonus } from './bonus';
import { Amount, Flow, Platform, TransactionStatus, Words, absent } from './primitives';
import { User } from './user';

/** The version of the messages between host and cashier (spec 9), not of a release. */
export const VERSION = 'v1.0.230';

/**
 * A key with a default, used when the key is missing, null or of the wrong type, so that loading goes on. `v.fallback`
 * covers all three cases and keeps the key's type non-optional.
 */
const or = <S extends v.GenericSchema>(schema: S, fallback: v.InferOutput<S>) =>
  v.fallback(schema, () => fallback as never);

const text = (fallback = '') => or(v.string(), fallback);

/**
 * A bad optional key is dropped alone. The first script reads these objects, without the lenient reader of other
 * messages.
 */
function keyByKey<S extends v.GenericSchema>(object: S & { entries: Readonly<Record<string, v.GenericSchema>> }): S {
  const entries = Object.entries(object.entries).map(([key, schema]) => {
    let inner = schema;
    while ('wrapped' in inner) inner = inner.wrapped as v.GenericSchema;
    if (inner === schema) return [key, schema];
    return [key, v.fallback('entries' in inner ? v.nullish(keyByKey(inner as typeof object)) : schema, undefined)];
  });
  return v.object(Object.fromEntries(entries) as typeof object.entries) as unknown as S;
}

export const HostUser = keyByKey(User);
const HostBonus = keyByKey(Bonus);

/** Drops bad bonuses; the list itself is always accepted. */
const BonusList = v.pipe(
  or(v.array(v.unknown()), []),
  v.transform((list) =>
    list.flatMap((entry) => {
      const parsed = v.safeParse(HostBonus, entry);
      return parsed.success ? [parsed.output] : [];
    }),
  ),
);

export const LoadedPayload = v.object({
  bonusId: v.fallback(v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String))), undefined),
  bonusList: BonusList,
  closingButton: or(v.boolean(), true),
  /** Experiments by name; texts, numbers and booleans are sent with every analytics event. */
  experiments: or(v.record(v.string(), v.unknown()), {}),
  host: text(),
  schema: text(),
  token: text(),
  xOrigin: text(),
  userId: or(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), ''),
  partnerKey: text(),
  currency: text(),
  paymentGeo: v.pipe(
    text('RU'),
    v.transform((geo) => geo || 'RU'),
  ),
  platform: v.fallback(v.optional(Platform), undefined),
  /** Language; a host may call the key `locale` (core/host-bridge/host-data.ts). */
  lang: v.pipe(
    text('en-US'),
    v.transform((lang) => lang || 'en-US'),
  ),
  /** `auto`, also by default: the system's; named, it follows the system while the cashier is open. */
  theme: v.fallback(v.optional(v.picklist(['light', 'dark', 'auto'])), undefined),
  /** Overrides the setting `brandTokens` in both themes: CSS custom properties without their `--`. */
  tokens: or(v.record(v.string(), text()), {}),
  /** `auto`: the cashier reports its height by `onResize`. With any other text it fills its frame. */
  height: text(),
  /** `quick`: a deposit in a small frame, e.g. 320 × 220 px, until `onExpand`. */
  view: v.fallback(v.optional(v.literal('quick')), undefined),
  /** Native: the app handles `share`. */
  canShare: or(v.boolean(), false),
  /** The host has a say before each payment: see `onBeforePayment`. */
  asksBeforePayment: or(v.boolean(), false),
  /** The host's say in the lists: `Listing`. Read by its own code, which other hosts' players do not load. */
  methods: v.optional(v.unknown()),
  /** The player may change the language: see `onLanguage`. */
  languageMenu: or(v.boolean(), false),
  /** The host handles `onRedirect`. */
  canRedirect: or(v.boolean(), false),
  /** Further data of the user, when the host has any. */
  user: v.fallback(absent(HostUser), undefined),
});
export type LoadedPayload = v.InferOutput<typeof LoadedPayload>;

/** Where the host leads the player. */
export const OpenTarget = v.object({
  flow: absent(Flow),
  /** The method's name. */
  method: absent(v.string()),
  group: absent(v.string()),
  /** Initial amount of the method's form in major units, adjusted to the method's limits. */
  amount: absent(v.pipe(Amount, v.minValue(0))),
});
export type OpenTarget = v.InferOutput<typeof OpenTarget>;

/** What of the frame a keyboard leaves in sight, in CSS pixels from the frame's upper edge. */
export const VisiblePart = v.object({ top: v.number(), bottom: v.number() });

/** The host's word on a payment that is about to be made. Anything but `allow: true` is a no. */
export const BeforePayment = v.object({
  requestId: v.string(),
  allow: or(v.boolean(), false),
  /** Why not, as the player reads it. */
  text: v.fallback(absent(Words), undefined),
  /** A button below the text, which sends `onAction` with this name. */
  action: v.fallback(absent(v.object({ name: v.string(), label: Words })), undefined),
});
export type BeforePayment = v.InferOutput<typeof BeforePayment>;

/** The payload is read where it is heard: its schema is no code of the first script. */
const unread = <T extends string>(type: T) => v.object({ type: v.literal(type), payload: v.optional(v.unknown()) });

export const IncomingMessage = v.variant('type', [
  unread('loaded'),
  v.object({ type: v.literal('bonus-list-updated'), payload: v.object({ bonusList: BonusList }) }),
  v.object({ type: v.literal('onGoBack') }),
  v.object({ type: v.literal('onSwipeBack') }),
  /** `OpenTarget` */
  unread('open'),
  /** `VisiblePart` */
  unread('visible'),
  /** `BeforePayment` */
  unread('beforePayment'),
  /** Native: no app or browser opens the `url` of an `openExtBrowser`. */
  v.object({ type: v.literal('openFailed'), url: v.fallback(absent(v.string()), undefined) }),
]);
export type IncomingMessage = v.InferOutput<typeof IncomingMessage>;

export const OutgoingMessage = v.variant('messageType', [
  v.object({ messageType: v.literal('Loaded'), version: v.string() }),
  v.object({ messageType: v.literal('FullLoaded') }),
  v.object({ messageType: v.literal('onClose') }),
  /**
   * Where the host `asksBeforePayment`: before anything of the payment is sent. Answered by `beforePayment` within 15 s.
   * Never has a field that was typed.
   */
  v.object({
    messageType: v.literal('onBeforePayment'),
    requestId: v.string(),
    flow: Flow,
    /** The method's name. */
    method: v.string(),
    group: v.optional(v.string()),
    /** Major units. */
    amount: Amount,
    currency: v.string(),
    bonusId: v.optional(v.string()),
    /** The saved account that is paid with or paid out to. */
    accountId: v.optional(v.string()),
  }),
  v.object({ messageType: v.literal('onCreateTransaction'), eventType: Flow, eventId: v.string() }),
  v.object({
    messageType: v.literal('onTransactionStatus'),
    eventType: Flow,
    eventId: v.string(),
    /** `waiting` (deposit) and `accepted` (withdrawal) follow onCreateTransaction; the other two are final. */
    status: TransactionStatus,
    /** Major units. */
    amount: Amount,
    currency: v.string(),
    /** The method's name. */
    paymentMethod: v.string(),
    /** Why a `mistaked` transaction failed, a word of `DECLINE_REASONS`; where the gateway says so. */
    reason: v.optional(v.string()),
  }),
  /** What the host should do: a lock's action by its name, or `support` with reference, method and state. */
  v.object({ messageType: v.literal('onAction'), name: v.string(), params: v.record(v.string(), v.unknown()) }),
  v.object({ messageType: v.literal('onAnalyticsEvent'), name: v.string(), params: v.record(v.string(), v.unknown()) }),
  v.object({ messageType: v.literal('openExtBrowser'), url: v.string() }),
  /**
   * Where the host has sent `canRedirect`: open the address in the player's own tab, and mount the cashier again when
   * they come back.
   */
  v.object({ messageType: v.literal('onRedirect'), url: v.pipe(v.string(), v.regex(/^https?:/)) }),
  /**
   * Native, where the app has sent `canShare`: a web view can neither print nor save, so the system's share sheet does
   * it.
   */
  v.object({
    messageType: v.literal('share'),
    title: v.string(),
    text: v.string(),
    /** A PNG as a `data:` URL. */
    image: v.optional(v.string()),
  }),
  v.object({
    messageType: v.literal('Error'),
    message: v.string(),
    status: v.nullable(v.number()),
    url: v.nullable(v.string()),
    /** The gateway's code (`banking.merchantClientError`) or ours (`http.timeout`), where there is one. */
    code: v.optional(v.string()),
    /** The request's id, as the gateway's log has it. */
    requestId: v.optional(v.string()),
  }),
  v.object({ messageType: v.literal('onTokenExpired') }),
  v.object({ messageType: v.literal('onInitError'), message: v.string() }),
  /** With the payload's `height: 'auto'`: the height that the frame needs to show everything, in whole CSS pixels. */
  v.object({
    messageType: v.literal('onResize'),
    height: v.pipe(v.number(), v.integer(), v.minValue(1)),
    /** Sent when another page is shown: the offset that should be in sight, in pixels from the frame's upper edge. */
    top: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  }),
  /**
   * `onGoBack` or `onSwipeBack` on a page without a back route: the host should go back itself, or close the cashier.
   */
  v.object({ messageType: v.literal('onGoBackUnhandled') }),
  /** Where the host has sent `view: 'quick'`: this is the whole cashier from now on, which needs more room. */
  v.object({ messageType: v.literal('onExpand') }),
  /** Where the host has sent `languageMenu`: the player has chosen a language; a BCP 47 tag. */
  v.object({ messageType: v.literal('onLanguage'), lang: v.string() }),
  /** Escape was pressed and means nothing here: the key is the host's, whose dialog it may close. */
  v.object({ messageType: v.literal('onEscape') }),
  /** For the engineer: a misconfiguration, as far as the cashier itself can detect it (docs/problems.md). */
  v.object({
    messageType: v.literal('onProblem'),
    code: v.picklist([
      'origin_not_allowed',
      'storage_blocked',
      'gateway_unreachable',
      'gateway_cors',
      'channel_blocked',
      'bad_payload',
      'windows_refused',
    ]),
    /** The origin, or the key of a message, concerned. */
    detail: v.optional(v.string()),
    /** Id of the request that has failed, where there was one. */
    requestId: v.optional(v.string()),
  }),
]);
export type OutgoingMessage = v.InferOutput<typeof OutgoingMessage>;

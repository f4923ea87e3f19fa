/**
 * Deployment settings: a JSON block in index.html (`<script type="application/json" id="cashier-settings">`), so that a
 * built widget is configured without a rebuild or another request. Every key has a default; a bad key falls back to its
 * default and is reported. docs/settings.md describes them for the reader.
 */
import * as v from 'valibot';
import { absent } from './primitives';

const list = (fallback: readonly string[] = []) => v.optional(v.array(v.string()), () => [...fallback]);
const origin = v.pipe(
  v.string(),
  v.check((text) => isOrigin(text), 'scheme://host[:port]'),
);

/**
 * A page's origin as its messages have it. `URL` has none for an app's scheme (`capacitor://localhost`), whose web view
 * names scheme and host.
 */
export function isOrigin(text: unknown): text is string {
  try {
    const { origin, protocol, host } = new URL(text as string);
    return (origin === 'null' && host && protocol !== 'file:' ? `${protocol}//${host}` : origin) === text;
  } catch {
    return false;
  }
}

/** Schemes that do not open an app: they execute or read in the page that opens them. */
const NO_APPS: readonly string[] = [
  'about',
  'blob',
  'data',
  'file',
  'filesystem',
  'http',
  'https',
  'javascript',
  'vbscript',
];
const appScheme = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z\d+.-]*$/, 'a scheme in lower case'),
  v.check((scheme) => !NO_APPS.includes(scheme), 'the scheme of an app'),
);

/** A font file, as in CSS's `@font-face`. */
const FontFile = v.object({
  /** WOFF2, over https or from the widget's own origin. */
  url: v.string(),
  /** Weight; a range for a variable font, `200 900`. */
  weight: v.optional(v.string(), '400'),
  /** The characters that this file covers, e.g. `U+0900-097F`. Absent: all. */
  unicodeRange: v.optional(v.string(), 'U+0-10FFFF'),
});

export const Settings = v.object({
  /** Base of the HTTP API and the realtime channel. '' is the widget's own origin. */
  apiUrl: v.optional(v.string(), ''),
  /** Folder of the locale files. '' is `locales/` beside the widget. */
  localesUrl: v.optional(v.string(), ''),
  /**
   * Addresses of language packs by language (BCP 47), e.g. `{ "ar": "languages/ar.json" }`: for a language that we do
   * not have, or to replace some of our texts. Read entry by entry and resolved by core/locale/language-packs.ts.
   */
  languages: v.optional(v.record(v.string(), v.unknown())),
  /** Base of the files service (`/files/icons/{iconId}.svg`). '' is `apiUrl`. */
  filesUrl: v.optional(v.string(), ''),
  catalogTransport: v.optional(v.picklist(['http', 'realtime']), 'http'),
  /** Exact origins that may embed the cashier. Empty: any. */
  hostOrigins: v.optional(v.array(origin), () => []),
  /** Lower-case ISO 3166-1 countries that get the legacy design. */
  legacyCountries: list(),
  /** Display types that may be listed. Absent: those that a registered plugin handles. */
  allowedCardViewTypes: absent(v.array(v.number())),
  /** Methods that skip the withdrawal's profile step even when the gateway asks for it. */
  methodsWithoutPreparation: list(),
  /** Methods that open a plugin's page whatever their category and display type (`EntrySpec.methodSettings`). */
  cryptoMethods: list(),
  /** Whether coins are offered on networks whose addresses can't be checked, because we don't know the network. */
  unknownNetworks: v.optional(v.picklist(['show', 'hide']), 'show'),
  cardP2PMethods: list(),
  sbpCrossBorderMethods: list(),
  guaranteedP2PMethods: list(['uz_uzcard_p2p', 'uz_humo_p2p']),
  /**
   * Where the player returns from a provider. '' is the host's `{schema}://{host}`, or the widget's own origin when the
   * host sends none.
   */
  returnUrl: v.optional(v.string(), ''),
  /**
   * Origins of providers whose pages may be shown in a frame of the cashier; `https:` is any. The cashier's policy must
   * name the same in `frame-src`.
   */
  frameOrigins: list(),
  /** Schemes of apps, without colon, that a reply's payment page may use, e.g. `["mybank"]`. Empty: only http(s). */
  appLinkSchemes: v.optional(v.array(appScheme), () => []),
  /**
   * How a player reaches support, where a page offers it: the first of these that is set. When none is, no page offers
   * it.
   */
  support: v.optional(
    v.object({
      /** A help or chat page, opened beside the cashier. '' for none. */
      url: v.optional(v.string(), ''),
      /** Text by language, with `en` as the fallback: a phone number, an address, opening hours. */
      text: v.optional(v.record(v.string(), v.string()), () => ({})),
      /** The host listens to `onAnalyticsEvent` with the name `support`, and opens its own support. */
      byHost: v.optional(v.boolean(), false),
    }),
    {},
  ),
  /**
   * Whether a waiting withdrawal can be cancelled, by upper-case ISO 3166-1 country; `default` for all others. Some
   * regulators forbid it; then no page offers it.
   */
  withdrawalCancel: v.optional(v.record(v.string(), v.picklist(['allowed', 'forbidden'])), () => ({})),
  /** Interval in minutes at which the player is reminded how long the cashier has been open. 0 is never. */
  timeReminderMinutes: v.optional(v.number(), 0),
  /** `random`: the suggested amount is the method's snippet plus a random number from -9 to +8, inside the limits. */
  suggestedAmount: v.optional(v.picklist(['exact', 'random']), 'exact'),
  /** Address of the brand badge's SVG. '' shows no brand badge. */
  brandBadgeUrl: v.optional(v.string(), ''),
  /** Address of the logo in the header. */
  logoUrl: v.optional(v.string(), ''),
  /** The same for the dark theme. '' takes `logoUrl`. */
  logoUrlDark: v.optional(v.string(), ''),
  /** Whether the current design shows the logo as well as the legacy design. */
  logoInBoth: v.optional(v.boolean(), false),
  captcha: v.optional(
    v.object({
      v2SiteKey: v.optional(v.string(), ''),
      v3SiteKey: v.optional(v.string(), ''),
      v2ScriptUrl: v.optional(v.string(), 'https://www.google.com/recaptcha/api.js'),
      v3ScriptUrl: v.optional(v.string(), 'https://www.google.com/recaptcha/enterprise.js'),
    }),
    {},
  ),
  monitoring: v.optional(
    v.object({
      /** Sentry DSN. '' switches monitoring off; so does a build that is not production. */
      dsn: v.optional(v.string(), ''),
      environment: v.optional(v.string(), 'production.universal'),
      sessionSampleRate: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 1),
      replaySampleRate: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 0.2),
    }),
    {},
  ),
  /** Design tokens (CSS custom properties without their `--`) that a brand overrides. */
  brandTokens: v.optional(v.record(v.string(), v.string()), () => ({})),
  /** Overrides `brandTokens` in the dark theme. */
  brandTokensDark: v.optional(v.record(v.string(), v.string()), () => ({})),
  /** A web font for devices that lack it: put before the token `font-family` once it has loaded. */
  brandFont: v.optional(
    v.object({
      /** '' loads no font. */
      family: v.optional(v.string(), ''),
      files: v.optional(v.array(FontFile), () => []),
    }),
    {},
  ),
});
export type Settings = v.InferOutput<typeof Settings>;

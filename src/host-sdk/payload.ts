/** The host's data for the cashier. All keys are optional; a key of the wrong type falls back to its default. */
export interface HostPayload {
  /** Session token of the player, sent with every call. */
  token?: string;
  /** ISO 4217, e.g. `BRL`. */
  currency?: string;
  /** Country whose methods are shown, ISO 3166-1 alpha-2. */
  paymentGeo?: string;
  /** BCP 47, e.g. `pt-BR`. */
  lang?: string;
  theme?: 'light' | 'dark' | undefined;
  /** Overrides the brand's own tokens: CSS custom properties without `--`, e.g. `{ 'color-brand': '#0a7a3c' }`. */
  tokens?: Record<string, string>;
  /**
   * `auto`: the cashier reports its height by `onResize`. Default: it fills its frame. `mountCashier` sets this from
   * its option.
   */
  height?: string;
  platform?: 'desktop' | 'mobile' | 'android' | 'ios' | undefined;
  /** Native: the app handles `share`. Default: false. */
  canShare?: boolean;
  /** Shows a close button, which sends `onClose`. Default: true. */
  closingButton?: boolean;
  /** Id of the selected bonus of `bonusList`; '' is none. */
  bonusId?: string | undefined;
  bonusList?: HostBonus[];
  /** Tells one player from the next: nothing of one is shown to another. Also identifies the player in monitoring. */
  userId?: string;
  partnerKey?: string;
  /** Scheme of the page's address, for the return from a provider. Default: the page's own. */
  schema?: string;
  /** Host name of the page. Default: the page's own. */
  host?: string;
  /** Passed on to the gateway. Default: the page's origin. */
  xOrigin?: string;
  experiments?: Record<string, unknown>;
  /** Further data of the player. */
  user?: HostUser | undefined;
}

export interface HostBonus {
  id: string;
  type: 'deposit' | 'freespin';
  /** One text, or texts by language with `en` as the fallback. */
  title?: string | Record<string, string> | null | undefined;
  /** `minDeposit` in the player's currency, major units. */
  depositBonusData?: { minDeposit: number } | null | undefined;
  freespinBonusData?: { minDeposit: number } | null | undefined;
  depositRequired: boolean;
}

export interface HostMoney {
  /** Major units. */
  amount: number;
  currency: string;
}

/**
 * What a host may know of the player beyond the payload; of further keys, those that the cashier knows are passed on.
 */
export interface HostUser {
  /** Names the player where there is no `userId`. */
  id_user?: string | number;
  name?: string;
  email?: string;
  phone?: string;
  birthday?: string;
  country?: string;
  address?: string;
  balanceData?: { primary?: HostMoney; balances?: Record<string, number>; additional?: HostMoney };
  [key: string]: unknown;
}

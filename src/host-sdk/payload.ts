/** The host's data for the cashier. All keys are optional; a key of the wrong type falls back to its default. */
export interface HostPayload {
  /** Session token of the player, sent with every call. */
  token?: string | undefined;
  /** ISO 4217, e.g. `BRL`. */
  currency?: string | undefined;
  /** Country whose methods are shown, ISO 3166-1 alpha-2. */
  paymentGeo?: string | undefined;
  /** BCP 47, e.g. `pt-BR`. */
  lang?: string | undefined;
  theme?: 'light' | 'dark' | 'auto' | undefined;
  /** Overrides the brand's own tokens: CSS custom properties without `--`, e.g. `{ 'color-brand': '#0a7a3c' }`. */
  tokens?: Record<string, string> | undefined;
  /**
   * `auto`: the cashier reports its height by `onResize`. Default: it fills its frame. `mountCashier` sets this from
   * its option.
   */
  height?: string | undefined;
  /** `quick`: a deposit in a small frame, e.g. 320 × 220 px. `onExpand` asks for the room of a whole cashier. */
  view?: 'quick' | undefined;
  platform?: 'desktop' | 'mobile' | 'android' | 'ios' | undefined;
  /** Native: the app handles `share`. Default: false. */
  canShare?: boolean | undefined;
  /** Set by the option `beforePayment`. */
  asksBeforePayment?: boolean | undefined;
  /** The player may change the language in the cashier, which sends `onLanguage`. Default: false. */
  languageMenu?: boolean | undefined;
  /** The page handles `onRedirect`. `mountCashier` sets this from its option `redirect`. */
  canRedirect?: boolean | undefined;
  /** Shows a close button, which sends `onClose`. Default: true. */
  closingButton?: boolean | undefined;
  /** Id of the selected bonus of `bonusList`; '' is none. */
  bonusId?: string | undefined;
  bonusList?: HostBonus[] | undefined;
  /** Tells one player from the next: nothing of one is shown to another. Also identifies the player in monitoring. */
  userId?: string | undefined;
  partnerKey?: string | undefined;
  /** Scheme of the page's address, for the return from a provider. Default: the page's own. */
  schema?: string | undefined;
  /** Host name of the page. Default: the page's own. */
  host?: string | undefined;
  /** Passed on to the gateway. Default: the page's origin. */
  xOrigin?: string | undefined;
  /** Names and values of experiments; the cashier carries some of them out itself. */
  experiments?: HostExperiments | undefined;
  /** The page's say in the lists. Names that no list has are ignored, each by itself, and reported by `onProblem`. */
  methods?: HostMethods | undefined;
  /** Further data of the player. */
  user?: HostUser | undefined;
}

/** A text in one language, or texts by language with `en` as the fallback. */
export type HostText = string | Record<string, string>;

/** An unknown value of one of these is ignored alone and reported by `onProblem`; other names are yours. */
export interface HostExperiments {
  /** `popular`: of the methods that `methods` does not name the popular ones come first. */
  list_order?: 'gateway' | 'popular' | undefined;
  /** `amount`: it is asked above the list of deposits, whose methods that do not take it stand below. */
  first_step?: 'method' | 'amount' | undefined;
  /** The list as tiles or as full-width rows; the legacy design always has rows. */
  list_layout?: 'tiles' | 'rows' | undefined;
  /** The buttons below the amount, at most four: `presets`, or amounts in major units like `20,50,100`. */
  quick_amounts?: string | number | undefined;
  /** The choice of the bonus in the form, or on a page before it. */
  bonus_place?: 'form' | 'step' | undefined;
  [name: string]: unknown;
}

/** Names are those of methods, as in `onTransactionStatus`, and of groups. */
export interface HostMethods {
  /** These come first, in this order; the others follow in the gateway's. A method's name also counts inside its group. */
  order?: string[] | undefined;
  /** Before all others. */
  first?: string | undefined;
  /** Never offered. A payment that is under way may still be continued. */
  hide?: string[] | undefined;
  /** Replace the gateway's names. */
  labels?: Record<string, HostText> | undefined;
  /** A few words beside the limit of the tile. */
  notes?: Record<string, HostText> | undefined;
}

export interface HostBonus {
  id: string;
  type: 'deposit' | 'freespin';
  /** One text, or texts by language with `en` as the fallback. */
  title?: string | Record<string, string> | null | undefined;
  /** `minDeposit` in the player's currency, major units. */
  depositBonusData?: { minDeposit: number } | null | undefined;
  freespinBonusData?: { minDeposit: number } | null | undefined;
  depositRequired?: boolean | undefined;
}

export interface HostMoney {
  /** Major units. */
  amount: number;
  currency: string;
}

export interface HostBalances {
  primary?: HostMoney | undefined;
  /** By currency, major units. */
  balances?: Record<string, number> | undefined;
  additional?: HostMoney | undefined;
}

/**
 * What a host may know of the player beyond the payload; of further keys, those that the cashier knows are passed on.
 */
export interface HostUser {
  /** Names the player where there is no `userId`. */
  id_user?: string | number | undefined;
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  birthday?: string | undefined;
  country?: string | undefined;
  address?: string | undefined;
  balanceData?: HostBalances | undefined;
  [key: string]: unknown;
}

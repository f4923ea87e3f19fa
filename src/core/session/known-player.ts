/** Whose data a message brings: the player's who is here, or another one's (contract 7, `userId`). Pure. */
import type { LoadedPayload } from '../../contract/host';
import type { User } from '../../contract/user';

/** Keys of the payload that belong to the page around the cashier: another player on the same page keeps them. */
export const PAGE_KEYS = [
  'schema',
  'host',
  'xOrigin',
  'theme',
  'tokens',
  'height',
  'view',
  'closingButton',
  'platform',
  'canShare',
  'asksBeforePayment',
  'languageMenu',
  'canRedirect',
  'partnerKey',
  'lang',
  'currency',
  'paymentGeo',
] as const satisfies readonly (keyof LoadedPayload)[];

/** Keys that are a player's own: a new token that comes with one, and without a name, is another player's. */
const PLAYER_KEYS = [
  'userId',
  'user',
  'currency',
  'paymentGeo',
  'partnerKey',
  'bonusId',
  'bonusList',
  'experiments',
] as const satisfies readonly (keyof LoadedPayload)[];

/** How the host names a player: '' where it doesn't. */
export const nameOf = ({ userId, user }: Pick<LoadedPayload, 'userId' | 'user'>): string =>
  userId || String(user?.id_user ?? '');

/** One of a player among those of all partners, each of which may count its own; '' where the host names none. */
export const idOf = (payload: Pick<LoadedPayload, 'userId' | 'user' | 'partnerKey'>): string =>
  [nameOf(payload), payload.partnerKey].filter(Boolean).join(' of ');

/** Ids that the gateway has of a player. */
const IDS = ['id_user', 'id', 'hash_id'] as const;
/** What a person is known by. It may change, but not together with the token. */
const PERSON_KEYS = [...IDS, 'name', 'email', 'phone', 'birthday', 'passport', 'tg_id', 'partner_key'] as const;

/** Tells this player's messages and pushes from another one's, by what has been said of the player so far. */
export class KnownPlayer {
  private user: User;

  constructor(
    private payload: LoadedPayload,
    /** The token in use, which a push may renew. */
    public token: string,
  ) {
    this.user = payload.user ?? {};
  }

  /**
   * Whether a `loaded` message is this player's. `given`: the keys that it has. The same name is the same player. Without
   * names a token that comes alone renews; one that comes with data of a player, be they the same, does not.
   */
  admits(next: LoadedPayload, given: ReadonlySet<string>): boolean {
    const [before, now] = [nameOf(this.payload), nameOf(next)];
    const isNamed = before !== '' && now !== '';
    const partners = new Set([this.payload.partnerKey, next.partnerKey].filter(Boolean));
    if (partners.size > 1 || (isNamed ? before !== now : this.isTokenOfAnother(next, given))) return false;
    const said = Object.entries(next).filter(([key]) => given.has(key));
    this.payload = { ...this.payload, ...Object.fromEntries(said) };
    return true;
  }

  /**
   * Whether a push of `login.token` is this player's. Another id is another player; so is a new token that comes with
   * another name or the like. Where nobody has named the player, such data must be known already to come with a new token.
   */
  admitsUser(next: User): boolean {
    const isNewToken = Boolean(next.token) && next.token !== this.token;
    const isNamed = nameOf(this.payload) !== '';
    const differs = (key: (typeof PERSON_KEYS)[number], isKnown = this.user[key] != null) =>
      isKnown && next[key] != null && this.user[key] !== next[key];
    if (IDS.some((key) => differs(key))) return false;
    if (isNewToken && (PERSON_KEYS.some((key) => differs(key, !isNamed || undefined)) || this.isOtherThanHost(next)))
      return false;
    this.user = { ...this.user, ...next };
    return true;
  }

  /** The payload of another player's message: of the first one's it has what is the page's. */
  payloadAfter(next: LoadedPayload, given: ReadonlySet<string>): LoadedPayload {
    const page = PAGE_KEYS.filter((key) => !given.has(key)).map((key) => [key, this.payload[key]]);
    return { ...next, ...Object.fromEntries(page) };
  }

  /** The payload of the player whom a push names. */
  payloadOf({ token, ...user }: User): LoadedPayload {
    const { currency, paymentGeo } = this.payload;
    return {
      ...this.payload,
      token: token ?? '',
      userId: '',
      user,
      currency: user.currency ?? currency,
      paymentGeo: user.paymentGeo ?? paymentGeo,
      bonusId: undefined,
      bonusList: [],
      experiments: {},
      methods: undefined,
    };
  }

  private isTokenOfAnother({ token }: LoadedPayload, given: ReadonlySet<string>): boolean {
    if (token === '' || token === this.token) return false;
    return PLAYER_KEYS.some((key) => given.has(key));
  }

  /** Before the first push the gateway's id can be compared with the host's alone, which may be of another kind. */
  private isOtherThanHost({ id_user: id }: User): boolean {
    const { userId } = this.payload;
    return this.user.id_user == null && id != null && userId !== '' && id !== userId;
  }
}

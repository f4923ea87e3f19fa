/** The channel of a run's pages: what each player's creates were, the fates that the run gives them, and what must hold. */
import type { Page, WebSocketRoute } from '@playwright/test';
import type { Flow } from '../../../src/contract/primitives';
import type { ReplyEnvelope, RequestEnvelope } from '../../../src/contract/realtime';

/** What a player has confirmed, as the page showed it at the press. */
export interface Press {
  player: string;
  tab: Page;
  /** Number of the seat in its tab; undefined for a request, which does not say it. */
  seat?: number;
  flow: Flow;
  amount: number;
  /** The last four characters of the account; empty for a deposit. */
  account: string;
  /** Key of the create that it has led to. */
  key: string;
}

/**
 * What happens to the next create. lost: carried out, the line is cut before the answer. notArrived: cut before it arrives.
 * late: carried out, its answer is held until the run lets it go. trouble: carried out, and answered with this status.
 * refused: answered with this status and not carried out.
 */
export type Fate = { kind: 'lost' | 'notArrived' | 'late' } | { kind: 'trouble' | 'refused'; status: number };

export interface LineKind {
  /** The status of each answer to a repeat; undefined: the first answer, as the contract asks. */
  refusesRepeats: number | undefined;
  /** named: lines have the key of their create. plain: they don't. none: the gateway has no list. */
  list: 'named' | 'plain' | 'none';
}

interface Created {
  press: Press;
  isCarriedOut: boolean;
  /** The player's page has been answered, or shows it. */
  isTold: boolean;
  isRefused: boolean;
}

const CREATES: Readonly<Record<string, Flow>> = {
  'BANKING:deposit-create': 'deposit',
  'BANKING:withdrawal-create': 'withdrawal',
};

/** A German IBAN without its spaces, wherever a request has it. */
const ACCOUNT = /DE\d{20}/u;

export class MoneyLine {
  readonly faults: string[] = [];
  readonly fates: Fate[] = [];
  readonly created = new Map<string, Created>();
  /** How often the player has said "make another" and no create has followed yet. */
  readonly words = new Map<string, number>();
  private readonly presses: Press[] = [];
  private readonly held: (() => void)[] = [];
  private readonly open = new Map<WebSocketRoute, Page>();

  constructor(
    private readonly kind: LineKind,
    /** Whether a cashier in this tab is the player's now, and says to the others what it pays. */
    private readonly isAt: (player: string, tab: Page) => boolean,
    /** What has happened, for a failure's message. */
    private readonly note: (what: string) => void,
  ) {}

  async listen(tab: Page): Promise<void> {
    await tab.routeWebSocket(/\/v4\/socket\.io/, (browser) => {
      const player = new URL(browser.url()).searchParams.get('Authorization') ?? '';
      const gateway = browser.connectToServer();
      this.open.set(browser, tab);
      const ways = new Map<string, (reply: ReplyEnvelope) => void>();
      const arrive = (reply: ReplyEnvelope) => browser.send(`42${JSON.stringify(['message', reply])}`);
      browser.onMessage((message) => {
        const request = read(message) as RequestEnvelope | undefined;
        if (!request) return gateway.send(message);
        const forward = () => gateway.send(message);
        if (CREATES[request.type]) this.onCreate(request, { player, tab, browser, forward, arrive, ways });
        else if (request.type !== 'BANKING:transactions-list') forward();
        else if (this.kind.list === 'none') arrive(refusal(request.messageId, 404, 'unknown.type'));
        else {
          ways.set(request.messageId, (reply) => arrive(this.onList(reply)));
          forward();
        }
      });
      gateway.onMessage((message) => {
        const reply = read(message) as ReplyEnvelope | undefined;
        const way = reply && ways.get(reply.messageId);
        if (way) way(reply);
        else browser.send(message);
      });
    });
  }

  press(press: Press): void {
    this.note(`  confirms ${nameOf(press)}`);
    this.presses.push(press);
  }

  /** What is held is answered now. */
  deliver(): void {
    for (const answer of this.held.splice(0)) answer();
  }

  async cut(tab: Page): Promise<void> {
    for (const [browser, its] of this.open) if (its === tab) await this.close(browser);
  }

  private async close(browser: WebSocketRoute): Promise<void> {
    this.open.delete(browser);
    await browser.close().catch(() => undefined);
  }

  private onCreate({ type, messageId: key, data }: RequestEnvelope, way: Way): void {
    const { player, tab, browser, forward, arrive, ways } = way;
    const flow = CREATES[type]!;
    const known = this.created.get(key);
    const { amount } = data as { amount: number };
    const account = ACCOUNT.exec(JSON.stringify(data).replace(/\s/gu, ''))?.[0].slice(-4) ?? '';
    const one = known ?? this.onNewKey(key, { player, tab, flow, amount, account, key });
    const { press } = one;
    if (press.player !== player) this.faults.push(`${player} sends a key of ${press.player}`);
    if (press.amount !== amount || press.account !== account)
      this.faults.push(`a key of ${nameOf(press)} is sent with ${amount} ${account}`);

    const { refusesRepeats } = this.kind;
    if (one.isCarriedOut && refusesRepeats !== undefined) {
      this.note(`  ${key.slice(0, 4)} again: ${refusesRepeats}`);
      return arrive(refusal(key, refusesRepeats));
    }
    const fate = this.fates.shift();
    this.note(
      `  ${player.slice(-1)} sends ${nameOf(press)} as ${key.slice(0, 4)}: ${JSON.stringify(fate ?? 'answered')}`,
    );
    if (fate?.kind === 'notArrived') return void this.close(browser);
    if (fate?.kind === 'refused' && !known) {
      one.isRefused = true;
      return arrive(refusal(key, fate.status));
    }
    one.isCarriedOut = true;
    ways.set(key, (reply) => {
      const answer = () => {
        one.isTold ||= this.open.has(browser);
        arrive(reply);
      };
      if (fate?.kind === 'late') this.held.push(answer);
      else if (fate?.kind === 'lost') void this.close(browser);
      else if (fate?.kind === 'trouble') arrive(refusal(key, fate.status));
      else answer();
    });
    forward();
  }

  /** A new key is a new payment: what was confirmed, and with a word where another one may be under way. */
  private onNewKey(key: string, sent: Press): Created {
    const words = this.words.get(sent.player) ?? 0;
    // What was confirmed last at each seat of the tab. "Make another" sends anew what was confirmed already.
    const lasts = new Map(this.presses.filter(({ tab }) => tab === sent.tab).map((one) => [one.seat, one]));
    const confirmed = [...lasts.values()].filter((one) => one.player === sent.player && (one.key === '' || words > 0));
    const press = confirmed.find((one) => nameOf(one) === nameOf(sent));
    if (press) press.key = key;
    else this.faults.push(`${sent.player} sends ${nameOf(sent)} and has confirmed ${confirmed.map(nameOf).join()}`);
    const beside = [...this.created.values()].find(
      (one) =>
        !one.isTold &&
        !one.isRefused &&
        one.press.player === sent.player &&
        one.press.flow === sent.flow &&
        (one.press.tab === sent.tab || this.isAt(sent.player, one.press.tab)),
    );
    if (beside && words === 0)
      this.faults.push(`a second payment without a word: ${nameOf(sent)} beside ${nameOf(beside.press)}`);
    this.words.set(sent.player, 0);
    const one: Created = { press: sent, isCarriedOut: false, isTold: false, isRefused: false };
    this.created.set(key, one);
    return one;
  }

  private onList(reply: ReplyEnvelope): ReplyEnvelope {
    if (this.kind.list === 'named') return reply;
    const { transactions = [], ...rest } = (reply.data ?? {}) as { transactions?: object[] };
    return { ...reply, data: { ...rest, transactions: transactions.map((line) => ({ ...line, clientKey: null })) } };
  }
}

interface Way {
  player: string;
  tab: Page;
  browser: WebSocketRoute;
  forward(): void;
  arrive(reply: ReplyEnvelope): void;
  /** What is done with the gateway's answers, by message id. */
  ways: Map<string, (reply: ReplyEnvelope) => void>;
}

const refusal = (messageId: string, status: number, code?: string): ReplyEnvelope => ({ messageId, status, code });

export const nameOf = ({ flow, amount, account }: Pick<Press, 'flow' | 'amount' | 'account'>): string =>
  [flow, amount, account].join(' ');

/** The envelope of a socket.io event packet, `42["message",{…}]`. */
function read(message: string | Buffer): unknown {
  const text = String(message);
  if (!text.startsWith('42[')) return undefined;
  const [event, envelope] = JSON.parse(text.slice(2)) as [string, unknown];
  return event === 'message' ? envelope : undefined;
}

import { reaction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import * as v from 'valibot';
import { Flow } from '../../contract/primitives';
import { readPayload } from '../../core/host-bridge/host-data';
import { NetworkState } from '../../core/network/network-state';
import { Realtime } from '../../core/realtime/realtime';
import { Session, type Region } from '../../core/session/session';
import { Navigation } from '../../kernel/navigation';
import { Registry } from '../../kernel/registry-token';
import { AttemptStore } from '../attempt/attempt-store';
import { ListStore } from './list-store';
import { MethodsStore } from './methods-store';

const text = v.fallback(v.optional(v.pipe(v.string(), v.minLength(1))), undefined);
/** What a message says of the region; what it leaves out stays. */
const Change = v.object({ currency: text, paymentGeo: text });
type Change = v.InferOutput<typeof Change>;

/**
 * What happens to the lists from outside: host or gateway name another country or currency, a new token comes after a 401,
 * the network is lost.
 *
 * Another region is taken over on a page that is bound to no method: the list is fetched anew. A form in a currency that is no
 * longer the player's is left for the list, but never while a create runs; a page of a transaction stays until it is left.
 */
@injectable()
export class ListEvents {
  /** Asked for and not yet taken over. */
  private wanted: Region | undefined = undefined;
  /** What the host said last: it says all again with a new token, and that changes nothing. */
  private saidByHost: Change;
  private readonly stops: (() => void)[];

  constructor(
    @inject(Session) private readonly session: Session,
    @inject(MethodsStore) private readonly methods: MethodsStore,
    @inject(ListStore) private readonly list: ListStore,
    @inject(AttemptStore) private readonly attempts: AttemptStore,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(Registry) private readonly registry: Registry,
    @inject(Realtime) realtime: Realtime,
    @inject(NetworkState) network: NetworkState,
  ) {
    this.saidByHost = v.parse(Change, session.payload);
    this.stops = [
      realtime.on('login.token', (user) => this.ask(v.parse(Change, user))),
      reaction(
        () => navigation.path,
        () => this.takeOver(),
      ),
      reaction(
        () => Flow.options.map((flow) => attempts.stepOf(flow)),
        // The page of what was just made is on its way, and the form is left for it.
        (steps, before) => steps.some((step, i) => step === 'created' && step !== before[i]) || this.takeOver(),
      ),
      reaction(
        // The new token may be there before the page that says that the old one was refused.
        () => [session.token, navigation.path],
        () => this.openRefused(),
      ),
      network.onOffline(() => methods.stopLoading()),
    ];
  }

  dispose(): void {
    for (const stop of this.stops) stop();
  }

  /** A `loaded` after the first: its raw payload. */
  onHost(payload: unknown): void {
    const said = v.parse(Change, readPayload(payload) ?? {});
    const { currency, paymentGeo } = this.saidByHost;
    this.saidByHost = { currency: said.currency ?? currency, paymentGeo: said.paymentGeo ?? paymentGeo };
    this.ask({
      currency: said.currency === currency ? undefined : said.currency,
      paymentGeo: said.paymentGeo === paymentGeo ? undefined : said.paymentGeo,
    });
  }

  private ask({ currency, paymentGeo }: Change): void {
    if (currency === undefined && paymentGeo === undefined) return;
    const { country, currency: known } = this.wanted ?? this.session;
    this.wanted = { country: paymentGeo?.toLowerCase() ?? country, currency: currency ?? known };
    this.takeOver();
  }

  private takeOver(): void {
    const { wanted, session } = this;
    if (!wanted) return;
    const isOther = wanted.currency !== session.currency;
    const page = this.registry.pageAt(this.navigation.path);
    // Nothing is shown yet.
    if (!page) return;
    if (!isOther && wanted.country === session.country) this.wanted = undefined;
    // A page that was opened by no method, group or transaction.
    else if (page.guard === 'none') this.begin(wanted);
    // The list takes it over when it is there: until then the form is in the currency that its amount was typed in.
    else if (isOther && page.guard !== 'transaction' && !this.isCreating)
      void this.navigation.go(`/${this.methods.flow}`);
  }

  private begin(region: Region): void {
    const { path } = this.navigation;
    const { flow } = this.methods;
    this.wanted = undefined;
    this.session.setRegion(region);
    this.methods.forget();
    if (path === `/${flow}`) void this.list.open(flow);
    else if (path === '/empty' || path === '/error') void this.navigation.go(`/${flow}`);
    // Limits and what else is known of the player come beside the list, and a page of them would stand empty.
    else void this.list.preload(flow);
  }

  private get isCreating(): boolean {
    const steps = Flow.options.map((flow) => this.attempts.stepOf(flow));
    return steps.includes('creating') || steps.includes('checking');
  }

  private openRefused(): void {
    const { refusedFlow, refusedToken } = this.list;
    if (refusedFlow === undefined || refusedToken === this.session.token) return;
    if (this.navigation.path === '/error') void this.navigation.go(`/${refusedFlow}`);
  }
}

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
/** The region in a message; what it leaves out stays as it is. */
const Change = v.object({ currency: text, paymentGeo: text });
type Change = v.InferOutput<typeof Change>;

/**
 * Reacts to outside events that concern the lists: host or gateway name another country or currency, a new token comes
 * after a 401, the network is lost.
 *
 * Another region is applied on a page that is bound to no method, and the list is fetched again. A form whose currency
 * is no longer the player's is left for the list, but never while a create runs; a transaction's page stays until the
 * player leaves it.
 */
@injectable()
export class ListEvents {
  /** The region that was asked for and is not applied yet. */
  private wanted: Region | undefined = undefined;
  /** The region that the host sent last. The host repeats everything with a new token; a repeated region changes nothing. */
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
        // A create has just succeeded: its page is about to be shown, and the form is left for it.
        (steps, before) => steps.some((step, i) => step === 'created' && step !== before[i]) || this.takeOver(),
      ),
      reaction(
        // The new token may arrive before the error page that reports the refusal of the old one is shown.
        () => [session.token, navigation.path],
        () => this.openRefused(),
      ),
      reaction(
        () => methods.isChosenHidden,
        () => this.leaveHidden(),
      ),
      reaction(
        () => methods.known.length > 0 && methods.methods.length === 0,
        (areHidden) => this.followHiding(areHidden),
      ),
      // What the gateway has in one language alone comes in the new one. What was typed stays.
      reaction(
        () => session.lang,
        () => methods.initialMethods.length > 0 && methods.load(methods.flow),
      ),
      network.onOffline(() => methods.stopLoading()),
    ];
  }

  dispose(): void {
    for (const stop of this.stops) stop();
  }

  /** Handles a `loaded` message after the first one. `payload`: its raw payload. */
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
    this.leaveHidden();
    const { wanted, session } = this;
    if (!wanted) return;
    const isOther = wanted.currency !== session.currency;
    const page = this.registry.pageAt(this.navigation.path);
    // No page is shown yet.
    if (!page) return;
    if (!isOther && wanted.country === session.country) this.wanted = undefined;
    // The page does not depend on a method, group or transaction.
    else if (page.guard === 'none') this.begin(wanted);
    // Go to the list, which then applies the region: until then the form keeps the currency that its amount was typed in.
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
    // Limits and the player's other facts are fetched beside the list; a page of them would stay empty without it.
    else void this.list.preload(flow);
  }

  /** Leaves the form of what the host has hidden, unless a payment is under way there. */
  private leaveHidden(): void {
    const { flow, currentMethod, isChosenHidden } = this.methods;
    const guard = this.registry.pageAt(this.navigation.path)?.guard ?? 'none';
    const isWaiting = this.attempts.stepOf(flow) === 'created' && this.registry.resumesByForm(flow, currentMethod);
    if (isChosenHidden && guard !== 'none' && guard !== 'transaction' && !this.isCreating && !isWaiting)
      void this.navigation.go(`/${flow}`);
  }

  /** The host hides all of a list that is shown, or takes that back. */
  private followHiding(areHidden: boolean): void {
    const { path } = this.navigation;
    const { flow, methods } = this.methods;
    if (areHidden && path === `/${flow}`) void this.list.open(flow);
    if (!areHidden && methods.length > 0 && path === '/empty') void this.navigation.go(`/${flow}`);
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

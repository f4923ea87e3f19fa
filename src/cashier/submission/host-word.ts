import { makeAutoObservable, runInAction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import * as v from 'valibot';
import { BeforePayment } from '../../contract/host';
import { AppError } from '../../core/errors/app-error';
import { HostBridge } from '../../core/host-bridge/host-bridge';
import { readPayload } from '../../core/host-bridge/host-data';
import { Locale } from '../../core/locale/locale';
import { Session } from '../../core/session/session';
import { Clock, Random } from '../../core/time/time';
import { settledWithin } from '../../core/time/within';
import type { AttemptIntent } from '../attempt/attempt-record';
import { AttemptStore } from '../attempt/attempt-store';
import { MethodsStore } from '../methods/methods-store';
import type { Purpose } from './first-payment';
import { SecondPayment } from './second-payment';

/** How long the host may take. A refusal afterwards: the money must not wait for a page that hangs. */
export const HOST_ANSWERS_MS = 15_000;

/** The host's no, or its silence. */
export interface HostRefusal
  extends Pick<BeforePayment, 'text' | 'action'>, Pick<AttemptIntent, 'flow' | 'methodName'> {
  isSilent: boolean;
}

/**
 * The host's word before a payment (`asksBeforePayment`, contract 7): nothing is sent or kept before its yes. The same
 * payment again (a repeated key, or further fields that the gateway has asked for) needs no further word. Observable.
 */
@injectable()
export class HostWord {
  /** Why the last press was stopped, until the player has read it. */
  refusal: HostRefusal | undefined = undefined;
  /** True until the host has answered. */
  isAsked = false;
  /** Resolves with false where the code that shows a refusal cannot be loaded. */
  private canShow: Promise<boolean> = Promise.resolve(true);
  private isAsking: boolean;

  constructor(
    @inject(Session) session: Pick<Session, 'payload'>,
    @inject(HostBridge) private readonly host: HostBridge,
    @inject(SecondPayment) private readonly second: Pick<SecondPayment, 'onPurpose'>,
    @inject(AttemptStore) private readonly attempts: Pick<AttemptStore, 'underWay' | 'latest'>,
    @inject(MethodsStore) private readonly methods: Pick<MethodsStore, 'currentGroup'>,
    @inject(Clock) private readonly clock: Clock,
    @inject(Random) private readonly random: Random,
    @inject(Locale) private readonly locale: Pick<Locale, 't' | 'text'>,
  ) {
    this.isAsking = session.payload.asksBeforePayment;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Handles a `loaded` message after the first one. `payload`: its raw payload. */
  onHost(payload: unknown): void {
    const { asksBeforePayment } = readPayload(payload) ?? {};
    if (typeof asksBeforePayment === 'boolean') this.isAsking = asksBeforePayment;
  }

  /** The shell loads what shows a refusal while the host is asked. `loading` never rejects. */
  showBy(loading: Promise<boolean>): void {
    this.canShow = loading;
  }

  /** The host's words, or else why it stopped. */
  textOf({ text, isSilent }: HostRefusal): string {
    return this.locale.text(text) || this.locale.t(isSilent ? 'stopped.silent' : 'stopped.text');
  }

  /** As `SecondPayment.onPurpose`, once the host allows it and the payment is prepared. Must be called in the click itself.
   * Rejects with a refusal that cannot be shown, for the form to say. */
  onPurpose<R>(wish: AttemptIntent, create: (isLate: boolean) => Promise<R>, purpose: Purpose): Promise<R | undefined> {
    const { prepare, isWanted = () => true } = purpose;
    // Whether the click is over: WebKit opens no window then, and that says nothing of the place.
    let isOver = false;
    // Good for one payment: one that the player wants beside it is asked for anew.
    let isAllowed = false;
    let unshown: AppError | undefined;
    const allow = () => {
      isOver = this.isAsking && !isAllowed;
      return isOver ? this.ask(wish, purpose, (refusal) => (unshown = refusal)) : undefined;
    };
    const createOnce = () => {
      isAllowed = false;
      return create(isOver);
    };
    const begin = (isLate: boolean) => {
      isOver = isLate;
      return this.second.onPurpose(wish, createOnce, purpose, { isLate, allow });
    };
    const beginPrepared = (isLate: boolean) =>
      prepare ? prepare().then(() => (isWanted() ? begin(true) : undefined)) : begin(isLate);
    const word = this.isKnown(wish, purpose) ? undefined : allow();
    const begun = word?.then((said) => {
      isAllowed = said;
      return said ? beginPrepared(true) : undefined;
    });
    return (begun ?? beginPrepared(false)).then((made) => {
      if (unshown) throw unshown;
      return made;
    });
  }

  /** The player has read the refusal. `isActing`: and lets the host do what it offers. */
  close(isActing = false): void {
    const { refusal } = this;
    this.refusal = undefined;
    if (!isActing || !refusal?.action) return;
    const { flow, methodName: method, action } = refusal;
    this.host.send({ messageType: 'onAction', name: action.name, params: { flow, method } });
  }

  /** Whether the host has said yes to this payment already. */
  private isKnown(wish: AttemptIntent, { isContinued = false }: Purpose): boolean {
    return isContinued || this.attempts.underWay(wish) !== undefined;
  }

  private async ask(
    wish: AttemptIntent,
    { isWanted = () => true, about = {} }: Purpose,
    onUnshown: (refusal: AppError) => void,
  ): Promise<boolean> {
    const { flow, methodName: method, amount, currency } = wish;
    const requestId = this.random.uuid();
    let stop = (): void => {};
    const answer = new Promise<BeforePayment>((resolve) => {
      stop = this.host.on('beforePayment', ({ payload }) => {
        const read = v.safeParse(BeforePayment, payload);
        if (read.success && read.output.requestId === requestId) resolve(read.output);
      });
    });
    this.refusal = undefined;
    this.isAsked = true;
    this.host.send({
      ...{ messageType: 'onBeforePayment', requestId, flow, method, amount, currency },
      group: this.methods.currentGroup?.name,
      bonusId: about.bonusId ?? undefined,
      accountId: about.accountId ?? undefined,
    });
    const word = await settledWithin(answer, HOST_ANSWERS_MS, this.clock);
    stop();
    runInAction(() => (this.isAsked = false));
    const canShow = word?.allow || (await this.canShow);
    // A player who has left the form meanwhile has nothing to read: nothing was made.
    if (!isWanted()) return false;
    if (word?.allow) return true;
    const { text, action } = word ?? {};
    const refusal = { flow, methodName: method, text, action, isSilent: word === undefined };
    if (canShow) runInAction(() => (this.refusal = refusal));
    // With this code a form says what the merchant says.
    else onUnshown(new AppError(this.textOf(refusal), { code: 'banking.merchantClientError' }));
    return false;
  }
}

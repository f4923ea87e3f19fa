/**
 * Reports the steps of the player's visit to the host (contract 6). It observes the stores, which do not know of it.
 */
import { reaction } from 'mobx';
import type { DependencyContainer } from 'tsyringe';
import { AttemptStore } from '../../cashier/attempt/attempt-store';
import type { AttemptRecord } from '../../cashier/attempt/attempt-record';
import { LatestForm } from '../../cashier/form/latest-form';
import type { PaymentForm } from '../../cashier/form/payment-form';
import { HostListing } from '../../cashier/methods/host-listing';
import { MethodsStore } from '../../cashier/methods/methods-store';
import { PaymentWindow } from '../../cashier/payment-window/payment-window';
import { NextTry } from '../../cashier/methods/next-try';
import { PlaceKeeper } from '../../cashier/return/place-keeper';
import { TransactionStatusStore } from '../../cashier/status/transaction-status-store';
import type { JourneyEvent, JourneyPlace } from '../../contract/analytics';
import { Flow } from '../../contract/primitives';
import { Analytics } from '../../core/analytics/analytics';
import { Clock } from '../../core/time/time';
import { RouterStore } from '../../kernel/router/router-store';
import { followExperiments } from './follow-experiments';
import { offered } from './offered';
import { watchForm, type FormWatch } from './watch-form';
import { completePath } from '../../cashier/payment-page/complete-path';

type Settled = <T>(read: () => T) => T | undefined;
type Names = JourneyEvent['name'];
type ParamsOf<N extends Names> = Extract<JourneyEvent, { name: N }>['params'];
type Report = <N extends Names>(name: N, more: More<N>) => void;
type More<N extends Names> = Partial<ParamsOf<N>> & Omit<ParamsOf<N>, 'flow' | 'method' | 'step' | 'ms'>;

/**
 * Starts reporting. Returns a function that stops it.
 *
 * `begunAt`: when the page began to load, in milliseconds since the epoch. `settled`: what a function reads, or
 * undefined while the player may still take that back.
 */
export function followJourney(app: DependencyContainer, begunAt: number, settled: Settled): () => void {
  const router = app.resolve(RouterStore);
  const methods = app.resolve(MethodsStore);
  const attempts = app.resolve(AttemptStore);
  const payment = app.resolve(PaymentWindow);
  const forms = app.resolve(LatestForm);
  const next = app.resolve(NextTry);
  const listing = app.resolve(HostListing);
  const places = app.resolve(PlaceKeeper);
  const analytics = app.resolve(Analytics);
  const clock = app.resolve(Clock);
  let last = begunAt;
  let watch: FormWatch | undefined;
  const whereabouts = whereaboutsOf(router, methods, attempts);
  const { place, flow } = whereabouts;

  function report<N extends Names>(name: N, more: More<N>): void {
    const now = clock.now();
    const method = whereabouts.methodName();
    const ms = Math.max(0, Math.round(now - last));
    const params = { flow: flow(), ...(method !== undefined && { method }), step: place(), ms, ...more };
    // Leave out the keys without a value, such as `code` or `reason`.
    const known = Object.entries(params).filter(([, value]) => value !== undefined);
    last = now;
    analytics.event(name, Object.fromEntries(known));
  }

  const { onPage, onAttempt } = followPayments(whereabouts, app.resolve(TransactionStatusStore), report, () =>
    watch?.settle(),
  );

  const onForm = (form: PaymentForm): void => {
    watch?.stop();
    watch = watchForm(form, clock, {
      amountChanged: () => place() === 'form' && report('amount_changed', {}),
      fieldFailed: (field) => report('field_failed', { field }),
    });
  };

  const added = <T>(set: Set<T>, listener: T) => {
    set.add(listener);
    return () => void set.delete(listener);
  };
  /** The page of an empty list stands for it. */
  const isListShown = () =>
    router.path === '/empty' || (place() === 'list' && methods.flow === flow() && methods.tiles.length > 0);

  const stops = [
    added(places.onLeft, () => report('left', {})),
    added(attempts.onRefused, (intent, { code }) =>
      report('create_failed', { flow: intent.flow, method: intent.methodName, code }),
    ),
    added(next.onRetried, (retried) => report('retried', retried)),
    reaction(() => router.path, onPage, { fireImmediately: true }),
    followExperiments(app, () => place() === 'form', isListShown),
    reaction(
      () => isListShown() && JSON.stringify(listing.offer),
      (isShown) => isShown && report('list_shown', offered(app)),
      { fireImmediately: true },
    ),
    reaction(
      () => settled(() => methods.currentMethod?.name),
      (method) => method !== undefined && !whereabouts.isComingBack(method) && report('method_chosen', { method }),
    ),
    // Deferred, because the tap must be answered first.
    reaction(
      () => settled(() => forms.form),
      (form) => form && clock.after(0, () => onForm(form)),
      { fireImmediately: true },
    ),
    ...Flow.options.map((of) => reaction(() => attempts.latest(of), onAttempt)),
    reaction(
      () => payment.openedBy,
      (rung) => rung && report('redirect_opened', { rung }),
    ),
    reaction(
      () => payment.reason === 'blocked' || payment.reason === 'late',
      (isBlocked) => isBlocked && report('redirect_blocked', {}),
    ),
    () => watch?.stop(),
  ];
  return () => stops.forEach((stop) => stop());
}

type Whereabouts = ReturnType<typeof whereaboutsOf>;

/** Where the player is, and with which method. */
function whereaboutsOf(router: RouterStore, methods: MethodsStore, attempts: AttemptStore) {
  const place = (): JourneyPlace => placeOf(router);
  const flow = (): Flow => {
    const of = router.shown?.route.spec.flow;
    return of === undefined || of === 'none' ? methods.flow : of;
  };
  const isPaying = () => ['payment', 'status'].includes(place());
  const attempt = () => attempts.latest(flow());
  return {
    place,
    flow,
    /** The attempt whose page is shown. */
    shownAttempt: () => (isPaying() ? attempt() : undefined),
    methodName: () => (isPaying() ? attempt()?.intent.methodName : methods.currentMethod?.name),
    /** True when the page of a resumed payment has selected the method, not the player. */
    isComingBack: (method: string): boolean =>
      !['list', 'group', 'form'].includes(place()) && attempt()?.intent.methodName === method,
  };
}

/** Reports the steps of payments, and the page of one that the player comes back to. */
function followPayments(
  whereabouts: Whereabouts,
  statuses: TransactionStatusStore,
  report: Report,
  settleForm: () => void,
) {
  /** Keys of the attempts that the player is working on: their pages are not reported as resumed. */
  const underWay = new Set<string>();
  return {
    onAttempt(record: AttemptRecord | undefined, before: AttemptRecord | undefined): void {
      if (!record) return;
      const { flow, methodName: method } = record.intent;
      const isNew = record.key !== before?.key;
      if (isNew && record.step === 'creating') {
        underWay.add(record.key);
        settleForm();
        report('submit', { flow, method });
      }
      if (isNew) return;
      const made = record.step === 'created' || record.step === 'ended';
      if (made && (before.step === 'creating' || before.step === 'checking')) report('waiting', { flow, method });
      const { endStatus: status, transactionId: id } = record;
      if (!status || status === before.endStatus) return;
      const reason = status === 'mistaked' && id != null ? statuses.declineOf(flow, id)?.reason : undefined;
      report('ended', { flow, method, status, reason });
    },
    onPage(path: string): void {
      if (whereabouts.place() === 'list') underWay.clear();
      const key = whereabouts.shownAttempt()?.key;
      if (path === '/' || key === undefined || underWay.has(key)) return;
      underWay.add(key);
      report('resumed', {});
    },
  };
}

function placeOf({ path, shown }: RouterStore): JourneyPlace {
  const spec = shown?.route.spec;
  if (!spec || spec.flow === 'none') return 'other';
  if (path === `/${spec.flow}`) return 'list';
  if (path === completePath(spec.flow)) return 'status';
  const places = { group: 'group', method: 'form', selection: 'form', transaction: 'payment', none: 'other' } as const;
  return places[spec.guard];
}

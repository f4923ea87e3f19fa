/** Repeats a store's create with the recorded data, for the drivers of replay-steps.ts and of the plugins. */
import { AMOUNT_KEY, fieldKey } from '@/cashier/form/field-key';
import type { PaymentForm } from '@/cashier/form/payment-form';
import type { ApiResponseData } from '@/contract/api-response';
import type { TracedEntry } from '@/core/trace/trace-format';
import { runInAction } from 'mobx';
import type { InjectionToken } from 'tsyringe';
import type { StoryApp, StoryAppOptions } from '../story-app';

/** Repeats a create. `next`: the page that was shown after it. */
export type ReplayDriver = (app: StoryApp, entry: TracedEntry, next: string | undefined) => Promise<unknown>;
/** Drivers by the name of the call. */
export type ReplayDrivers = Readonly<Record<string, ReplayDriver>>;

/**
 * Opens a page that needs a choice from something other than a list of methods; undefined: not needed this time.
 * `method`: the one that was chosen next. `sent`: what the next create asks for.
 */
export type PageOpener = (app: StoryApp, method: string, sent: SentData) => Promise<unknown> | undefined;
/** Openers by path. */
export type PageOpeners = Readonly<Record<string, PageOpener>>;

/** Chooses on the shown page what the player had chosen there besides the method, before a call is repeated. */
export type PageChoice = (app: StoryApp, sent: SentData) => void;

/** Gives an answer's placeholders the check digits without which the page shows nothing. Modifies `data`. */
export type Revive = (data: ApiResponseData, sent: SentData) => void;

/** A visit without a payment that the test of the replay records, besides the journeys. Each step ends at a screen to compare. */
export interface Recording {
  name: string;
  options: StoryAppOptions;
  steps: readonly ((app: StoryApp) => unknown)[];
}

export function pageStore<T>({ router }: StoryApp, token: InjectionToken<T>): T {
  return router.shown!.scope.resolve(token);
}

/** The recorded data of a create. */
export interface SentData {
  paymentType?: string;
  amount?: number;
  fields?: Record<string, string>;
  wallet?: string;
}

/**
 * Runs `act` with the form returning the recorded values, which its own rules might reject because they are
 * placeholders. The form also shows the placeholders.
 */
export async function withInput(
  store: { readonly form: object },
  { data }: TracedEntry,
  act: () => Promise<unknown>,
): Promise<void> {
  const { amount = 0, fields = {}, wallet } = data as SentData;
  const form = store.form as Partial<PaymentForm> & { inner?: PaymentForm };
  const typed = form.form ?? form.inner?.form;
  typed?.change(AMOUNT_KEY, `${amount}`);
  for (const [name, value] of Object.entries(fields)) typed?.change(fieldKey(name), value);
  const asRecorded = Object.create(form) as object;
  const input = { amount, amountText: `${amount}`, fields, wallet };
  Object.defineProperty(asRecorded, 'read', { value: () => input });
  const open = store as { form: object };
  runInAction(() => (open.form = asRecorded));
  await act().finally(() => runInAction(() => (open.form = form)));
}

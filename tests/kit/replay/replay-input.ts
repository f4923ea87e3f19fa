/** How a store's create is made once more with what was sent, for the drivers of replay-steps.ts and of the plugins. */
import { AMOUNT_KEY, fieldKey } from '@/cashier/form/field-key';
import type { PaymentForm } from '@/cashier/form/payment-form';
import type { ApiResponseData } from '@/contract/api-response';
import type { TracedEntry } from '@/core/trace/trace-format';
import { runInAction } from 'mobx';
import type { InjectionToken } from 'tsyringe';
import type { StoryApp } from '../story-app';

/** `next`: the page that was shown after it. */
export type ReplayDriver = (app: StoryApp, entry: TracedEntry, next: string | undefined) => Promise<unknown>;
/** By the name of the call. */
export type ReplayDrivers = Readonly<Record<string, ReplayDriver>>;

/** Opens a page that needs a choice which no list of methods knows. `method`: the one that was chosen next. */
export type PageOpener = (app: StoryApp, method: string) => Promise<unknown>;
/** By path. */
export type PageOpeners = Readonly<Record<string, PageOpener>>;

/** Gives an answer's placeholders the check digits without which its page shows nothing. Changes the data itself. */
export type Revive = (data: ApiResponseData, sent: { amount?: number }) => void;

export function pageStore<T>({ router }: StoryApp, token: InjectionToken<T>): T {
  return router.shown!.scope.resolve(token);
}

interface SentData {
  amount?: number;
  fields?: Record<string, string>;
  wallet?: string;
}

/** The form reads as it did, whatever its rules say of placeholders. What is shown in it are those. */
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
  const acting = act();
  runInAction(() => (open.form = form));
  await acting;
}

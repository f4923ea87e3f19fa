/** The player's steps to an inner page, made through the stores that the screens use, without clicks. */
import { DepositStore, type PaymentDepositStore } from '@/cashier/deposit/deposit-store';
import { AMOUNT_KEY, fieldKey } from '@/cashier/form/field-key';
import { ListStore } from '@/cashier/methods/list-store';
import { MethodsStore } from '@/cashier/methods/methods-store';
import { WithdrawalStore } from '@/cashier/withdrawal/withdrawal-store';
import type { Flow } from '@/contract/primitives';
import type { StoryApp } from './story-app';

/** Opens a group's page from the list. */
export async function openGroup({ container }: StoryApp, name: string, flow: Flow = 'deposit'): Promise<void> {
  await container.resolve(MethodsStore).load(flow);
  await container.resolve(ListStore).chooseTile({ kind: 'group', name });
}

/** Opens a method's page, through its group's page when it is in one. */
export async function openMethod(app: StoryApp, name: string, flow: Flow = 'deposit'): Promise<void> {
  const methods = app.container.resolve(MethodsStore);
  await methods.load(flow);
  const group = methods.groups.find((one) => one.methods.some((method) => method.name === name));
  if (group) await openGroup(app, group.name, flow);
  await app.container.resolve(ListStore).chooseTile({ kind: 'method', name });
}

export interface Typed {
  /** The amount as typed, e.g. `12,50`. */
  amount?: string;
  /** Typed values by field name. */
  fields?: Readonly<Record<string, string>>;
}

/** Opens the method, fills its form and submits it. Resolves when the next page is shown, or the form again. */
export async function payWith(app: StoryApp, name: string, { amount, fields = {} }: Typed = {}): Promise<void> {
  await openMethod(app, name);
  const deposit = app.router.shown!.scope.resolve<PaymentDepositStore>(DepositStore);
  deposit.open();
  const { form } = deposit.form;
  if (amount !== undefined) form.change(AMOUNT_KEY, amount);
  for (const [field, value] of Object.entries(fields)) form.change(fieldKey(field), value);
  const result = await deposit.submit();
  if (result === 'invalid') throw new Error(`the form of ${name} is not filled in`);
}

/** Opens a withdrawal method, fills its form and goes to the review. */
export async function reviewWithdrawal(app: StoryApp, name: string, { amount, fields = {} }: Typed = {}) {
  await openMethod(app, name, 'withdrawal');
  const withdrawal = app.router.shown!.scope.resolve(WithdrawalStore);
  withdrawal.open();
  const { form } = withdrawal.form;
  if (amount !== undefined) form.change(AMOUNT_KEY, amount);
  for (const [field, value] of Object.entries(fields)) form.change(fieldKey(field), value);
  if (!withdrawal.review()) throw new Error(`the form of ${name} is not filled in`);
  return withdrawal;
}

/** The same, and sends the withdrawal. Resolves when the next page is shown, or the form again. */
export async function withdrawWith(app: StoryApp, name: string, typed: Typed = {}): Promise<void> {
  await (await reviewWithdrawal(app, name, typed)).submit();
}

/** The last address opened as a payment page: in a window, or by the host of a native view. */
export function openedPage({ window, host }: StoryApp): string | undefined {
  const byHost = host.sent.findLast((message) => message.messageType === 'openExtBrowser');
  return window.popups.at(-1)?.address ?? byHost?.url;
}

/** Makes the plugin's page load for ever, because one of its files does not arrive. Call it before the app starts. */
export function pluginOnItsWay({ prefetched }: Pick<StoryApp, 'prefetched'>, pluginId: string): void {
  for (const url of prefetched.messages.keys()) {
    if (url.includes(`/${pluginId}/`)) prefetched.messages.set(url, new Promise(() => {}));
  }
}

/** What a player does, by the same stores that the screens use: the way to an inner page without its clicks. */
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
  /** As the player types it, e.g. `12,50`. */
  amount?: string;
  /** By the field's name. */
  fields?: Readonly<Record<string, string>>;
}

/** Fills the form of the page that is open, and submits it. Resolves when the next page is shown, or the form again. */
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

/** Fills the form of a withdrawal, up to its review. */
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

/** The same, and sends it. Resolves when the next page is shown, or the form again. */
export async function withdrawWith(app: StoryApp, name: string, typed: Typed = {}): Promise<void> {
  await (await reviewWithdrawal(app, name, typed)).submit();
}

/** Where the payment page was opened last: in a window, or by the host of a native view. */
export function openedPage({ window, host }: StoryApp): string | undefined {
  const byHost = host.sent.findLast((message) => message.messageType === 'openExtBrowser');
  return window.popups.at(-1)?.address ?? byHost?.url;
}

/** The plugin's page never arrives: one of the files that it needs is still on its way. Call it before the start. */
export function pluginOnItsWay({ prefetched }: Pick<StoryApp, 'prefetched'>, pluginId: string): void {
  for (const url of prefetched.keys()) {
    if (url.includes(`/${pluginId}/`)) prefetched.set(url, new Promise(() => {}));
  }
}

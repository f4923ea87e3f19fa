/** Opens the plugin's inner pages for stories. */
import { CurrentTransaction } from '@/cashier/attempt/current-transaction';
import { AMOUNT_KEY } from '@/cashier/form/field-key';
import type { P2PDeposit } from '@/contract/deposit';
import type { UnifiedFlow } from '@/contract/api-response';
import type { StoryApp } from '../../../tests/kit/story-app';
import { testMethod } from '../../../tests/kit/story-catalogue';
import { openMethod } from '../../../tests/kit/story-steps';
import { sampleDeposit } from '../fixtures';
import { PATHS } from '../paths';
import { P2PDepositStore } from '../stores/p2p-deposit-store';
import { ReservedDeposit } from '../stores/reserved-deposit';

export const plain = testMethod('test_p2p');

/** Opens a method's form, without waiting for the search for an open deposit. */
export async function openForm(app: StoryApp, methodName = plain.method.name): Promise<P2PDepositStore> {
  await openMethod(app, methodName);
  const store = app.router.shown!.scope.resolve(P2PDepositStore);
  store.open();
  return store;
}

/** Pays from the form as the player does; the amount's decimals choose the provider's behaviour. */
export async function pay(app: StoryApp, amount: string, methodName = plain.method.name): Promise<void> {
  const store = await openForm(app, methodName);
  store.form.form.change(AMOUNT_KEY, amount);
  await store.submit();
}

/** Shows a deposit as the provider would send it, created now unless `changes` says otherwise. */
export async function showDeposit(
  app: StoryApp,
  changes: Partial<P2PDeposit> = {},
  unifiedFlow?: UnifiedFlow,
  methodName = plain.method.name,
): Promise<void> {
  await openMethod(app, methodName);
  const deposit = sampleDeposit({ created: new Date().toISOString(), ...changes });
  const reserved = app.router.shown!.scope.resolve(ReservedDeposit);
  await reserved.take(methodName, { deposit, unifiedFlow });
  follow(app, methodName);
  await app.router.go(reserved.path);
}

/** Opens the invoice as after a reload, when only the transaction's id is known. */
export async function showRestored(app: StoryApp): Promise<void> {
  await openMethod(app, plain.method.name);
  follow(app, plain.method.name);
  await app.router.go(PATHS.invoice);
}

function follow({ container }: StoryApp, methodName: string): void {
  const facts = { flow: 'deposit', id: 'd1', methodName, amount: 50, currency: 'EUR' } as const;
  container.resolve(CurrentTransaction).set({ ...facts, data: null, pageId: undefined });
}

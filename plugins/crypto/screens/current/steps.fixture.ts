/** A player's steps on these pages, made through the stores; for stories. */
import type { InjectionToken } from 'tsyringe';
import { AMOUNT_KEY } from '@/cashier/form/field-key';
import { DepositStore } from '@/cashier/deposit/deposit-store';
import type { StoryApp } from '../../../../tests/kit/story-app';
import { openGroup } from '../../../../tests/kit/story-steps';
import { CryptoChoiceStore } from '../../stores/crypto-choice-store';
import type { CryptoForm } from '../../stores/crypto-form';

const storeOf = <T>({ router }: StoryApp, token: InjectionToken<T>): T => router.shown!.scope.resolve(token);

export const openList = (app: StoryApp): Promise<void> => openGroup(app, 'crypto');

/** Goes to the page for the amount. `id`: a method's name, followed by the network's value when the method serves several. */
export async function chooseCoin(app: StoryApp, id: string): Promise<void> {
  await openList(app);
  const choices = storeOf(app, CryptoChoiceStore);
  const choice = choices.coins.flatMap((coin) => coin.choices).find((one) => one.id === id);
  if (!choice) throw new Error(`no choice ${id}`);
  await choices.choose(choice);
}

/** The form of the page for the amount. */
export const cryptoForm = (app: StoryApp) => storeOf<DepositStore<CryptoForm>>(app, DepositStore).form.inner.form;

/** Goes to the address. The amount's last digits choose what goes wrong (simulator.ts). */
export async function getAddress(app: StoryApp, id: string, amount = '50'): Promise<void> {
  await chooseCoin(app, id);
  const deposit = storeOf<DepositStore<CryptoForm>>(app, DepositStore);
  deposit.open();
  cryptoForm(app).change(AMOUNT_KEY, amount);
  const result = await deposit.submit({ wantsWindow: false });
  if (result !== 'done') throw new Error(`no address: ${result}`);
}

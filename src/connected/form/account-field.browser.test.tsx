import 'reflect-metadata';
import { createRoot, type Root } from 'react-dom/client';
import { container as parent } from 'tsyringe';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SavedAccounts } from '../../cashier/accounts/saved-accounts';
import { sampleMethod } from '../../cashier/test-kit/samples';
import { ScriptedRealtime } from '../../cashier/test-kit/scripted-realtime';
import type { SavedAccount } from '../../contract/standing';
import { AppError } from '../../core/errors/app-error';
import { FakeErrorHandler } from '../../core/errors/error-handler.fake';
import { Locale } from '../../core/locale/locale';
import { fakeLocale } from '../../core/locale/locale.fake';
import { ServerClock } from '../../core/time/server-clock';
import { ContainerProvider } from '../../kernel/react';
import player from '../../locales/player/en.json';
import { currentParts } from '../../ui/current/parts';
import { DesignProvider } from '../../ui/design/design-parts';
import '../../ui/tokens/global.css';
import { AccountField } from './account-field';

const method = sampleMethod({ hasAccounts: true });
const account = (id: string, isDefault = false): SavedAccount => ({
  id,
  paymentMethod: 'visa',
  label: `Visa •••• ${id}`,
  isDefault,
});

const NOW = Date.parse('2030-05-05T12:00:00Z');

let root: Root;
let host: HTMLElement;
let realtime: ScriptedRealtime;
let accounts: SavedAccounts;
let listed: SavedAccount[];
const onChoose = vi.fn();

beforeEach(async () => {
  onChoose.mockClear();
  realtime = new ScriptedRealtime();
  accounts = new SavedAccounts(realtime, new FakeErrorHandler(), { now: () => NOW });
  listed = [account('1', true), account('2')];
  realtime.script('BANKING:accounts-list', () => ({ accounts: listed }));
  await accounts.load('deposit');
  accounts.begin('deposit', method);
  const container = parent.createChildContainer();
  container.registerInstance(SavedAccounts, accounts);
  container.registerInstance(ServerClock, { now: () => NOW } as ServerClock);
  container.registerInstance(Locale, fakeLocale({ player }));
  host = document.body.appendChild(document.createElement('main'));
  root = createRoot(host);
  root.render(
    <ContainerProvider container={container}>
      <DesignProvider parts={currentParts}>
        <h1>Visa</h1>
        <AccountField flow="deposit" method={method} onChoose={onChoose} />
      </DesignProvider>
    </ContainerProvider>,
  );
  await page.getByRole('button', { name: 'Manage' }).click();
});
afterEach(() => {
  root.unmount();
  host.remove();
  accounts.dispose();
});

const forgetButton = (id: string) => page.getByRole('button', { name: `Forget: Visa •••• ${id}` });
const choice = (name: string) => page.getByRole('radio', { name });

async function forget(id: string): Promise<void> {
  await forgetButton(id).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Forget' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
}

it('keeps the focus in the list when an account is forgotten, and asks for its fields then', async () => {
  await forget('1');
  expect(onChoose).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(forgetButton('1').element());
  realtime.reply('BANKING:account-forget', {});
  await expect.element(choice('Visa •••• 1')).not.toBeInTheDocument();
  await expect.element(choice('Another account')).toBeChecked();
  expect(document.activeElement?.contains(forgetButton('2').element())).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  expect(onChoose).toHaveBeenCalledOnce();
});

it('leads to the heading when the last account is forgotten', async () => {
  listed = [account('1', true)];
  realtime.push('deposit.status', { id: 'd1', status: 1 });
  await expect.element(choice('Visa •••• 2')).not.toBeInTheDocument();
  await forget('1');
  realtime.reply('BANKING:account-forget', {});
  await expect.element(page.getByRole('radiogroup')).not.toBeInTheDocument();
  expect(document.activeElement).toBe(page.getByRole('heading').element());
});

it('says that forgetting has failed, keeps account, choice and focus, and says so no more when opened again', async () => {
  await forget('1');
  // While it runs another tap asks nothing.
  await userEvent.keyboard('{Enter}');
  expect(page.getByRole('dialog').query()).toBeNull();
  realtime.refuse(new AppError('no', { status: 503 }));
  await expect.element(page.getByRole('alert')).toHaveTextContent('That did not work. Try again.');
  await expect.element(choice('Visa •••• 1')).toBeChecked();
  expect(document.activeElement).toBe(forgetButton('1').element());
  expect(onChoose).not.toHaveBeenCalled();
  expect(realtime.sentOf('BANKING:account-forget')).toHaveLength(1);
  await page.getByRole('button', { name: 'Manage' }).click();
  await page.getByRole('button', { name: 'Manage' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('');
});

it('keeps the focus at an account that is now used first, and sends a double tap once', async () => {
  const first = page.getByRole('button', { name: 'Use first: Visa •••• 2' });
  await first.dblClick();
  expect(realtime.sentOf('BANKING:account-update')).toHaveLength(1);
  realtime.reply('BANKING:account-update', { accounts: [account('1'), account('2', true)] });
  await expect.element(first).not.toBeInTheDocument();
  expect(document.activeElement?.contains(forgetButton('2').element())).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  expect(onChoose).not.toHaveBeenCalled();
});

it('asks for the fields when the chosen account is gone for another reason', async () => {
  listed = [account('2')];
  realtime.push('deposit.status', { id: 'd1', status: 1 });
  await expect.element(choice('Another account')).toBeChecked();
  expect(onChoose).toHaveBeenCalledOnce();
});

it('says of an account that it has expired', async () => {
  listed = [account('1', true), { ...account('2'), expiresAt: '2030-05-01T00:00:00Z' }];
  realtime.push('deposit.status', { id: 'd1', status: 1 });
  await expect.element(choice('Visa •••• 2 Expired')).toBeVisible();
  await expect.element(choice('Visa •••• 1')).toBeVisible();
});

import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { container } from 'tsyringe';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BrowserWindow } from '../core/window/browser-window';
import { externalFormAddress, formAddress } from '../cashier/payment-window/form-address';
import { ErrorHandler } from '../core/errors/error-handler';
import { Locale } from '../core/locale/locale';
import { ManualClock } from '../core/time/clock.fake';
import { Clock } from '../core/time/time';
import { Navigation } from '../kernel/navigation';
import { ContainerProvider } from '../kernel/react';
import { currentParts } from '../ui/current/parts';
import { DesignProvider } from '../ui/design/design-parts';
import { FormScreen } from './form-screen';

const form = { action: 'https://evil.example:8443/take?a=1', inputs: { PaReq: 'secret' } };
const posted: string[] = [];
const reported: unknown[] = [];

beforeEach(() => {
  posted.length = 0;
  reported.length = 0;
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    posted.push(
      `${this.method.toUpperCase()} ${this.action} ${String(new URLSearchParams(new FormData(this) as never))}`,
    );
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.querySelectorAll('form').forEach((it) => it.remove());
  history.replaceState(null, '', location.pathname);
});

/** Loads the page at its present address, as a visit or a reload does. */
function load() {
  cleanup();
  const app = container.createChildContainer();
  const query = Object.fromEntries(new URLSearchParams(location.hash.split('?')[1] ?? ''));
  const clock = new ManualClock();
  const t = (key: string, values?: object) => [key, ...Object.values(values ?? {})].join(' ');
  app.register(Locale, { useValue: { t } as unknown as Locale });
  app.register(Navigation, { useValue: { query } as unknown as Navigation });
  app.register(Clock, { useValue: clock });
  app.register(ErrorHandler, { useValue: { report: (error: unknown) => reported.push(error) } as never });
  app.register(BrowserWindow, { useValue: window });
  render(
    <ContainerProvider container={app}>
      <DesignProvider parts={currentParts}>
        <FormScreen />
      </DesignProvider>
    </ContainerProvider>,
  );
  return { clock };
}

const visit = (address: string) => history.replaceState({ key: 'k1' }, '', address);

it('sends nothing that an address brings before the player presses, and says where it would go', async () => {
  visit(externalFormAddress(location.href, form));
  load();
  expect((await screen.findByRole('heading')).textContent).toBe('redirect.ask evil.example:8443');
  expect(posted).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'complete.openPage' }));
  expect(posted).toEqual(['POST https://evil.example:8443/take?a=1 PaReq=secret']);
  expect(screen.queryByRole('button')).toBeNull();
});

it('keeps neither address nor values in its own address, and a reload sends nothing', async () => {
  visit(externalFormAddress(location.href, form));
  load();
  await screen.findByRole('button');
  expect(location.hash).toBe('#/form');
  expect(history.state).toEqual({ key: 'k1' });
  load();
  expect(await screen.findByText('redirect.closeWindow')).not.toBeNull();
  expect([screen.queryByRole('button'), posted]).toEqual([null, []]);
});

it('has nothing left to send when Back shows it as it was left', async () => {
  visit(externalFormAddress(location.href, form));
  load();
  await userEvent.click(await screen.findByRole('button'));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(await screen.findByText('redirect.closeWindow')).not.toBeNull();
  expect(posted).toHaveLength(1);
});

it('empties its address also when it refuses it', async () => {
  visit(externalFormAddress(location.href, { ...form, action: 'javascript:alert(1)' }));
  load();
  expect(await screen.findByText('redirect.closeWindow')).not.toBeNull();
  expect([location.hash, posted]).toEqual(['#/form', []]);
  expect(reported).toEqual([expect.objectContaining({ code: 'source.invalidUrl' })]);
});

it('sends nothing to the action of an address that nobody has handed over', async () => {
  visit(formAddress(location.href, form));
  const { clock } = load();
  await clock.pass(0);
  expect(await screen.findByText('redirect.closeWindow')).not.toBeNull();
  expect(posted).toEqual([]);
});

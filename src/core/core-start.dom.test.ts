/** The parts of the core that need no injection, run in the first script's order against a real document and window. */
import { afterEach, expect, it } from 'vitest';
import { installConsoleHelpers } from './console/console-helpers';
import { openHostChannel } from './host-bridge/host-channel';
import { createSession } from './session/create-session';
import { withStoredUser } from './session/stored-user';
import { readSettings } from './settings/read-settings';
import { createSessionStore } from './storage/session-store';

const store = createSessionStore(() => window.sessionStorage);

afterEach(() => {
  document.head.innerHTML = '';
  window.sessionStorage.clear();
  delete (window as { billingUserData?: unknown }).billingUserData;
});

it('goes from the settings block and the user data in the window to a session', async () => {
  const base = document.createElement('base');
  base.href = 'https://cdn.example/cashier/index.html';
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'cashier-settings';
  block.textContent = '{"legacyCountries":["kz"],"apiUrl":"https://api.example"}';
  document.head.append(base, block);
  window.sessionStorage.setItem('cashier.user', '{"paymentGeo":"KZ"}');
  Object.assign(window, { billingUserData: { token: 'secret', currency: 'KZT', paymentGeo: 'IN' } });

  const { settings, problems } = readSettings(document);
  expect(problems).toEqual([]);
  expect(settings.apiUrl).toBe('https://api.example');
  expect(settings.localesUrl).toBe('https://cdn.example/cashier/locales/');
  const channel = openHostChannel({ window, hostOrigins: settings.hostOrigins });
  const { payload } = await channel.loaded;
  channel.close();
  const session = createSession({
    payload: withStoredUser(payload, store),
    carrier: channel.carrier,
    settings,
    window,
  });
  expect(session).toMatchObject({
    token: 'secret',
    currency: 'KZT',
    country: 'kz',
    design: 'legacy',
    isEmbedded: false,
  });
});

it('puts its helpers where a developer looks for them', () => {
  installConsoleHelpers(window, store);
  const helpers = (window as { cashier?: object }).cashier;
  expect(Object.keys(helpers ?? {})).toEqual(['forceLogging', 'setUser']);
});

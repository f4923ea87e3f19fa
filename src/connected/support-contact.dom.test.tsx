import 'reflect-metadata';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { connectedKit } from '../../tests/kit/connected-kit';
import { AttemptStore } from '../cashier/attempt/attempt-store';
import type { Transaction } from '../cashier/attempt/current-transaction';
import { MethodsStore } from '../cashier/methods/methods-store';
import { Analytics } from '../core/analytics/analytics';
import { FakeAnalytics } from '../core/analytics/analytics.fake';
import { Locale } from '../core/locale/locale';
import { fakeLocale } from '../core/locale/locale.fake';
import { Notifications } from '../core/notifications/notifications';
import { Settings } from '../core/settings/settings';
import { fakeSettings } from '../core/settings/settings.fake';
import { TraceRecorder } from '../core/trace/trace-recorder';
import { useContainer } from '../kernel/react';
import english from '../locales/en.json';
import player from '../locales/player/en.json';
import { SupportContact } from './support-contact';
import { SupportHelp } from './support-help';

const words = { en: 'Call 0800 111' };
const none = { url: '', text: {}, byHost: false };
const about = { flow: 'deposit', method: 'kg_mbank_p2p', reference: undefined };

const attempt = (key: string, transactionId: string, digest?: string) => ({
  ...{ key, transactionId },
  intent: { flow: 'deposit', digest },
});
/** The second was named by the gateway alone: its key was never sent. */
const ATTEMPTS = [attempt('key-1', 'd1', 'digest'), attempt('key-2', 'd2')];

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function contact(support: Settings['support'], what: Partial<typeof about> = about, help?: ReactElement) {
  const { Provider, host, opened, clock } = connectedKit();
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(player));
  const locale = fakeLocale(english);
  locale.addMessages('en', player, 'player');
  const Registered = () => {
    const container = useContainer();
    container.registerInstance(Settings, fakeSettings({ support }));
    container.registerInstance(Analytics, new FakeAnalytics());
    container.registerInstance(Locale, locale);
    container.registerInstance(AttemptStore, { all: ATTEMPTS } as unknown as AttemptStore);
    container.registerInstance(MethodsStore, { find: () => undefined } as unknown as MethodsStore);
    container.registerInstance(Notifications, { toast: () => undefined } as unknown as Notifications);
    container.registerInstance(TraceRecorder, new TraceRecorder(clock));
    return help ?? <SupportContact label="Contact support" about={what} />;
  };
  render(
    <Provider>
      <Registered />
    </Provider>,
  );
  return { host, opened, copied };
}

const told = { messageType: 'onAction', name: 'support', params: { flow: 'deposit', method: 'kg_mbank_p2p' } };

it.each([
  ['opens the page of help', { ...none, url: 'https://help.example/' }, 'Contact support', 'https://help.example/', ''],
  ['is handled by the host', { ...none, byHost: true }, 'Contact support', undefined, ''],
  ['is handled by the host, with words', { url: '', text: words, byHost: true }, 'Contact support', undefined, ''],
  ['is copied', none, 'Copy for support', undefined, 'Method: kg_mbank_p2p\nTime: '],
])('%s: the host hears of the press', (_what, support, name, page, copy) => {
  const { host, opened, copied } = contact(support);
  fireEvent.click(screen.getByRole('button', { name }));
  expect(host.sent).toEqual([told]);
  expect(opened).toEqual(page === undefined ? [] : [page]);
  expect(copied.join('').startsWith(copy)).toBe(true);
  expect(copied).toHaveLength(copy === '' ? 0 : 1);
});

it('words stand there, beside the button where the host has support too', () => {
  contact({ url: '', text: words, byHost: false });
  screen.getByText('Call 0800 111');
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  contact({ url: '', text: words, byHost: true });
  screen.getByText('Call 0800 111');
});

it('without anything to copy there is no button that does nothing', () => {
  contact(none, { flow: 'deposit' });
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  ['d1', 'Reference: d1\nMethod: visa\nAmount: €50\nState: Payment failed\nRequest: key-1\nTime: '],
  ['d2', 'Reference: d2\nMethod: visa\nAmount: €50\nState: Payment failed\nTime: '],
])('the text about payment %s has the number of its request, where that was sent', async (id, text) => {
  const transaction = { flow: 'deposit', id, methodName: 'visa', amount: 50, currency: 'EUR' } as Transaction;
  const { copied } = contact(none, about, <SupportHelp transaction={transaction} status="mistaked" />);
  fireEvent.click(await screen.findByText('Copy for support'));
  await vi.waitFor(() => expect(copied).toHaveLength(1));
  expect(copied[0]).toMatch(new RegExp(`^${text}`));
});

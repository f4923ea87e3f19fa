import { afterEach, expect, it, vi } from 'vitest';
import { browserMonitoringRuntime } from './monitoring-runtime';

const DSN = 'https://public@monitoring.example/1';
const LONG_ENOUGH_MS = 20_000;
const nativeFetch = window.fetch;
afterEach(() => {
  window.fetch = nativeFetch;
});

it(
  'records the page at once, without what the player reads or types, and without addresses',
  async () => {
    const sent: string[] = [];
    const collect = async (url: string, init?: RequestInit) => {
      if (!String(url).includes('monitoring.example')) return nativeFetch(url, init);
      sent.push(await new Response(init?.body).text());
      return new Response('{}');
    };
    // Must look native: otherwise the SDK would take the native `fetch` of an iframe that it creates.
    window.fetch = Object.assign(collect, { toString: () => 'function fetch() { [native code] }' }) as typeof fetch;
    history.replaceState(null, '', `${location.pathname}?q=url-secret#fragment-secret`);
    const view = document.createElement('main');
    const text = (tag: string, content: string, attributes: Record<string, string> = {}) => {
      const element = document.createElement(tag);
      element.textContent = content;
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      return view.appendChild(element);
    };
    text('h1', 'read-secret', { title: 'title-secret' });
    text('a', 'link', { href: 'https://pay.example/path-secret?t=href-secret' });
    text('form', '', { action: 'https://pay.example/pay?t=action-secret' });
    text('input', '', { type: 'hidden', value: 'hidden-secret' });
    const input = text('input', '', { placeholder: 'placeholder-secret' }) as HTMLInputElement;
    document.body.append(view);

    const client = await browserMonitoringRuntime.load({ dsn: DSN, environment: 'test', withReplay: true });
    await vi.waitFor(() => expect(document.querySelector('main')).not.toBeNull());
    input.value = 'typed-secret';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    text('p', 'later-secret');
    client.error(new Error('failed for 4242424242424242'), {});
    await vi.waitFor(() => expect(sent.join('\n')).toContain('replay_recording'), {
      timeout: LONG_ENOUGH_MS,
      interval: 50,
    });

    const all = sent.join('\n');
    expect(all).toContain('"tagName":"form"');
    expect(all).not.toContain('-secret');
    expect(all).not.toContain('4242424242424242');
  },
  2 * LONG_ENOUGH_MS,
);

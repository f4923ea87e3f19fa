import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../core/time/clock.fake';
import { FakeWindow } from '../test-kit/fake-browser';
import { WATCH_MS } from './waiting-window';
import { get, post, setUp } from './payment-window.fixture';
import { requestForm } from './request-form';

const ownOrigin = 'https://cashier.example';

describe('PaymentWindow', () => {
  it('sends a GET source to the window that was reserved in the click, which can no longer reach the cashier', () => {
    const { payment, opened } = setUp();
    const reserved = payment.reserve(true);
    expect(opened().visited).toEqual([]);
    payment.open(reserved, get);
    expect(opened().visited).toEqual(['https://acquirer.example/pay?ref=r1']);
    expect(opened().opener).toBeNull();
    expect(payment.pending).toBeUndefined();
  });

  it.each([get, post])('can be opened again when the player has closed it: $method', async (source) => {
    const { payment, opened, clock, browser } = setUp();
    payment.open(payment.reserve(true), source);
    const first = opened();
    await clock.pass(10 * WATCH_MS);
    expect([payment.pending, payment.isOpen]).toEqual([undefined, true]);
    first.close();
    await clock.pass(WATCH_MS);
    expect([payment.pending?.kind, payment.reason, payment.isOpen]).toEqual([
      source.method.toLowerCase(),
      'earlier',
      false,
    ]);
    payment.openPending();
    expect([payment.pending, payment.reason, browser.opened.length]).toEqual([undefined, undefined, 2]);
    expect(opened().visited).toEqual(first.visited);
  });

  it('looks no more when another payment begins, when it is reset and when the cashier goes away', async () => {
    const ends = ['reserve', 'reset', 'dispose'] as const;
    for (const end of ends) {
      const { payment, opened, clock } = setUp();
      payment.open(payment.reserve(true), get);
      opened().close();
      if (end === 'reserve') payment.reserve(false);
      else payment[end]();
      await clock.pass(10 * WATCH_MS);
      expect([payment.pending, clock.pending]).toEqual([undefined, 0]);
    }
  });

  it('opens no window when none is wanted, and none on native', () => {
    const wanted = setUp();
    expect(wanted.payment.reserve(false)).toBeUndefined();
    const native = setUp(true);
    expect(native.payment.reserve(true)).toBeUndefined();
    expect([wanted.browser.opened, native.browser.opened]).toEqual([[], []]);
  });

  it('lets the host open a source on native; the data of a POST is in the fragment alone', () => {
    const { payment, host } = setUp(true);
    payment.open(undefined, get);
    payment.open(undefined, post);
    expect(host.sent[0]).toEqual({ messageType: 'openExtBrowser', url: 'https://acquirer.example/pay?ref=r1' });
    const second = host.sent[1];
    const url = new URL(second && 'url' in second ? String(second.url) : '');
    expect([url.origin, url.pathname, url.hash.slice(0, 7)]).toEqual([ownOrigin, '/widget/', '#/form?']);
    // The player may have lost that page, and the app reports nothing about it.
    expect(payment.reason).toBe('outside');
  });

  it('offers the button too when the player closed the window by hand', () => {
    const { payment, opened } = setUp();
    const reserved = payment.reserve(true);
    opened().closed = true;
    payment.open(reserved, get);
    payment.close(reserved);
    expect(payment.pending).toBeDefined();
    payment.reset();
    expect(payment.pending).toBeUndefined();
  });

  it.each([get, post])('offers the page of a payment that another view has begun: $method', (source) => {
    const { payment, opened, browser } = setUp();
    payment.offer(source);
    expect([payment.pending?.kind, payment.reason]).toEqual([source.method.toLowerCase(), 'earlier']);
    expect(browser.opened).toEqual([]);
    payment.openPending();
    expect(opened().visited[0]).toContain(source.method === 'GET' ? 'https://acquirer.example/pay?ref=r1' : '#/form');
    // It is open: an answer that comes late takes nothing out of the player's hands.
    payment.offer(source);
    expect([payment.pending, payment.isOpen]).toEqual([undefined, true]);
    payment.reset();
    payment.offer(source);
    payment.offer({ source: null, method: 'GET', data: null });
    expect(payment.pending).toBeUndefined();
    expect(() => payment.offer({ ...source, source: 'javascript:alert(1)' })).toThrow('no valid address');
  });

  it('lets the host open such a page on native, as often as the player wants', () => {
    const { payment, host, browser } = setUp(true);
    payment.offer(get);
    payment.openPending();
    payment.openPending();
    const opened = { messageType: 'openExtBrowser', url: 'https://acquirer.example/pay?ref=r1' };
    expect(host.sent).toEqual([opened, opened]);
    expect(browser.opened).toEqual([]);
  });

  it('closes the window when there is no source, or the create failed', () => {
    const { payment, opened } = setUp();
    payment.open(payment.reserve(true), { source: null, method: 'GET', data: null });
    expect(opened().closed).toBe(true);
    payment.close(payment.reserve(true));
    expect(opened().closed).toBe(true);
  });

  it.each(['GET', 'POST'] as const)('refuses a %s source that is not http(s) and closes the window', (method) => {
    for (const isNative of [false, true]) {
      const { payment, browser, host } = setUp(isNative);
      const reserved = payment.reserve(true);
      const source = { source: 'javascript:alert(document.domain)', method, data: null };
      expect(() => payment.open(reserved, source)).toThrow(expect.objectContaining({ code: 'source.invalidUrl' }));
      expect(browser.opened.every(({ closed, visited }) => closed && visited.length === 0)).toBe(true);
      expect([host.sent, payment.pending]).toEqual([[], undefined]);
    }
  });
});

describe('a POST source', () => {
  function posted() {
    const kit = setUp();
    kit.payment.open(kit.payment.reserve(true), post);
    return kit;
  }
  const ask = { type: 'cashier-form-request' };

  it('opens our own form page, whose address holds no input', () => {
    const [url] = posted().opened().visited;
    expect(url).toBe(
      'https://cashier.example/widget/?brand=1#/form?action=https%3A%2F%2Facquirer.example%2F3ds&method=POST',
    );
  });

  it('hands the form to that window when it asks from our own origin, once', () => {
    const { browser, opened } = posted();
    browser.deliver({ source: opened(), origin: ownOrigin, data: ask });
    browser.deliver({ source: opened(), origin: ownOrigin, data: ask });
    const answer = {
      type: 'cashier-form',
      form: { action: 'https://acquirer.example/3ds', inputs: { PaReq: 'secret' } },
    };
    expect(opened().received.map(({ origin, data }) => [origin, data])).toEqual([[ownOrigin, answer]]);
  });

  it('hands it over again to the window that the player opens after closing the first', async () => {
    const { browser, payment, opened, clock } = posted();
    browser.deliver({ source: opened(), origin: ownOrigin, data: ask });
    opened().close();
    await clock.pass(WATCH_MS);
    payment.openPending();
    browser.deliver({ source: opened(), origin: ownOrigin, data: ask });
    expect(browser.opened.map(({ received }) => received.length)).toEqual([1, 1]);
  });

  it('hands them to nobody else', () => {
    const { browser, opened, payment } = posted();
    const stranger = new FakeWindow();
    browser.deliver({ source: stranger, origin: ownOrigin, data: ask });
    browser.deliver({ source: opened(), origin: 'https://acquirer.example', data: ask });
    browser.deliver({ source: opened(), origin: ownOrigin, data: { type: 'something' } });
    browser.deliver({ source: null, origin: ownOrigin, data: ask });
    payment.dispose();
    browser.deliver({ source: opened(), origin: ownOrigin, data: ask });
    expect([stranger.received, opened().received]).toEqual([[], []]);
  });

  it('waits behind the button like a GET', () => {
    const { payment, browser, opened } = setUp();
    payment.open(payment.reserve(false), post, 'held');
    payment.openPending();
    browser.deliver({ source: opened(), origin: ownOrigin, data: ask });
    expect(opened().received).toHaveLength(1);
  });
});

describe('requestForm', () => {
  function formPage() {
    const opener = new FakeWindow();
    const page = opener.open()!;
    const clock = new ManualClock();
    return { opener, page, clock, form: requestForm(page.asWindow, clock) };
  }
  const form = { action: 'https://acquirer.example/3ds', inputs: { PaReq: 'secret' } };
  const answer = { type: 'cashier-form', form };

  it('asks the opener, takes its answer and lets go of it', async () => {
    const { opener, page, clock, form: taken } = formPage();
    expect(opener.received).toEqual([{ source: null, origin: ownOrigin, data: { type: 'cashier-form-request' } }]);
    page.deliver({ source: opener, origin: ownOrigin, data: answer });
    expect(await taken).toEqual(form);
    expect([page.opener, clock.pending]).toEqual([null, 0]);
  });

  it('takes no answer from anybody else, and gives up after five seconds', async () => {
    const { opener, page, clock, form: taken } = formPage();
    const failure = taken.catch((error: unknown) => error);
    page.deliver({ source: new FakeWindow(), origin: ownOrigin, data: answer });
    page.deliver({ source: opener, origin: 'https://evil.example', data: answer });
    page.deliver({ source: opener, origin: ownOrigin, data: { ...answer, form: { ...form, inputs: { a: 1 } } } });
    await clock.pass(5_000);
    expect(await failure).toMatchObject({ code: 'form.noInputs' });
    expect(page.opener).toBeNull();
  });

  it('gives up at once when nobody opened it', async () => {
    const clock = new ManualClock();
    const taken = requestForm(new FakeWindow().asWindow, clock);
    const failure = taken.catch((error: unknown) => error);
    await clock.pass(0);
    expect(await failure).toMatchObject({ code: 'form.noInputs' });
  });
});

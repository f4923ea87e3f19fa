import { describe, expect, it } from 'vitest';
import { memorySessionStore } from '../../core/storage/session-store.fake';
import { FakeWindow } from '../test-kit/fake-browser';
import { WATCH_MS } from './waiting-window';
import { get, GET_URL, post, setUp } from './payment-window.fixture';

describe('where a window does not work', () => {
  it.each<[string, () => unknown]>([
    ['nothing', () => null],
    [
      'an exception',
      () => {
        throw new Error('not here');
      },
    ],
    ['a closed window', () => ({ closed: true, location: {} })],
    ['a window without a location', () => ({ closed: false })],
  ])('offers a link where the browser answers with %s, and tries no window again, also after a reload', (_, answer) => {
    const storage = memorySessionStore();
    const { payment, browser, host } = setUp(false, {}, storage);
    browser.answer = answer;
    payment.open(payment.reserve(true), get);
    expect([payment.rung, payment.reason, payment.address]).toEqual(['link', 'blocked', GET_URL]);
    expect(host.sent).toEqual([{ messageType: 'onProblem', code: 'windows_refused' }]);
    const later = setUp(false, {}, storage);
    later.payment.open(later.payment.reserve(true), get);
    expect([later.payment.rung, later.browser.opened]).toEqual(['link', []]);
  });

  it('takes a refusal long after the click for no sign that there are no windows', () => {
    const { payment, browser, host, opened } = setUp();
    browser.isBlocked = true;
    payment.open(undefined, get, 'held');
    payment.openLate();
    expect([payment.rung, payment.reason, host.sent]).toEqual(['window', 'held', []]);
    browser.isBlocked = false;
    payment.openLate();
    expect(opened().visited).toEqual([GET_URL]);
  });

  it.each(['this', 'parent', 'top'] as const)(
    'offers a link where the browser answers with its window: %s',
    (which) => {
      const { payment, browser } = setUp();
      const around = new FakeWindow();
      Object.assign(browser, { parent: around, top: around });
      const answer = which === 'this' ? browser : around;
      browser.answer = () => answer;
      payment.open(payment.reserve(true), get);
      expect([payment.rung, answer.visited, answer.closed]).toEqual(['link', [], false]);
    },
  );

  it('closes a window whose location can not be read, and offers a link', () => {
    const { payment, browser } = setUp();
    const target = new FakeWindow();
    const refuse = () => {
      throw new Error('SecurityError');
    };
    browser.answer = () => Object.defineProperty(target, 'location', { get: refuse });
    payment.open(payment.reserve(true), get);
    expect([payment.rung, target.closed]).toEqual(['link', true]);
  });

  it.each(['location', 'opener'] as const)('closes a window whose %s can not be set, and offers a link', (part) => {
    const { payment, opened, host } = setUp();
    const reserved = payment.reserve(true);
    const refuse = () => {
      throw new Error('SecurityError');
    };
    if (part === 'location') opened().location.replace = refuse;
    else Object.defineProperty(opened(), 'opener', { get: () => opened(), set: refuse });
    payment.open(reserved, get);
    expect([payment.rung, opened().closed, payment.isOpen]).toEqual(['link', true, false]);
    expect(host.sent).toEqual([{ messageType: 'onProblem', code: 'windows_refused' }]);
    // The next payment opens none.
    expect(payment.reserve(true)).toBeUndefined();
  });

  it.each([
    ['is stuck on our own page', 'https://cashier.example/widget/opening.html'],
    ['is stuck on the page that posts, in a sandbox without forms', 'https://cashier.example/widget/?a=1#/form'],
    ['shows no page at all, as those of apps that only seem to open one', undefined],
  ])('offers the other ways once a window %s', async (_, href) => {
    const { payment, opened, clock } = setUp();
    payment.open(payment.reserve(true), get);
    Object.assign(opened().location, { href });
    await clock.pass(9 * WATCH_MS);
    expect(payment.isOpen).toBe(true);
    await clock.pass(WATCH_MS);
    expect([payment.rung, payment.reason, opened().closed]).toEqual(['link', 'outside', false]);
  });

  it('climbs down from the link, and opens the page again by the rung that worked', () => {
    const { payment, browser, host } = setUp(false, { canRedirect: true });
    browser.isBlocked = true;
    payment.open(payment.reserve(true), post);
    expect([payment.rung, payment.hasAnother]).toEqual(['link', false]);
    payment.followed();
    expect([payment.rung, payment.reason, payment.openedBy]).toEqual(['link', 'outside', 'link']);
    payment.tryAnother();
    payment.openPending();
    const redirects = host.sent.filter(({ messageType }) => messageType === 'onRedirect');
    expect(redirects).toEqual([{ messageType: 'onRedirect', url: payment.address }, redirects[0]]);
    // The address of our form page, which asks first: nobody there can hand the form over.
    expect(payment.address).toMatch(/^https:\/\/cashier.example\/widget\/\?brand=1#\/form\?.*&inputs=/);
    payment.offer(post);
    expect([payment.rung, payment.openedBy]).toEqual(['tab', undefined]);
    payment.openPending();
    payment.tryAnother();
    expect([payment.rung, payment.hasAnother]).toEqual(['copy', false]);
    payment.offer(get);
    expect(payment.rung).toBe('link');
  });

  it('leaves the tab for a page that asks for it, once there is a page to come back to', () => {
    const { payment, host, opened } = setUp(false, { canRedirect: true });
    payment.open(payment.reserve(true), { ...get, present: 'page' });
    expect([opened().closed, host.sent, payment.rung]).toEqual([true, [], 'tab']);
    // Nothing was blocked.
    expect(payment.reason).toBe('held');
    payment.leave();
    payment.leave();
    expect(host.sent).toEqual([{ messageType: 'onRedirect', url: GET_URL }]);
  });

  it('shows such a page in a window where the host leads nowhere', () => {
    const { payment, opened } = setUp();
    payment.open(payment.reserve(true), { ...get, present: 'page' });
    payment.leave();
    expect(opened().visited).toEqual([GET_URL]);
  });
});

describe('in a frame', () => {
  const framed = { ...get, present: 'frame' } as const;
  const admitting = () =>
    setUp(false, {}, memorySessionStore(), ['https://acquirer.example', 'https://cashier.example']);

  it('shows a page that asks for it, once there is a page below, and opens it again there', () => {
    const { payment, frame, opened } = admitting();
    payment.open(payment.reserve(true), framed);
    expect([opened().closed, frame.source, payment.rung, payment.reason]).toEqual([true, undefined, 'frame', 'held']);
    payment.leave();
    expect([frame.source, payment.isOpen, payment.openedBy]).toEqual([{ kind: 'get', url: GET_URL }, true, 'frame']);
    expect(frame.askToLeave()).toBe(true);
    frame.hide();
    expect([payment.isOpen, payment.rung, payment.reason, frame.askToLeave()]).toEqual([
      false,
      'frame',
      'outside',
      false,
    ]);
    payment.openPending();
    expect(frame.source).toBeDefined();
    payment.reset();
    expect(frame.source).toBeUndefined();
  });

  it('goes on by a window where the frame shows nothing', () => {
    const { payment, opened } = admitting();
    payment.open(undefined, framed);
    payment.leave();
    payment.tryAnother();
    expect(opened().visited).toEqual([GET_URL]);
  });

  it.each([
    ['a deployment that names no origin', setUp, framed],
    [
      'a page of our own origin, which could leave its sandbox',
      admitting,
      { ...framed, source: 'https://cashier.example/' },
    ],
    ['a page that does not ask for it', admitting, get],
  ])('shows it in a window: %s', (_, start, reply) => {
    const { payment, frame, opened } = start();
    payment.open(payment.reserve(true), reply);
    payment.leave();
    expect([frame.source, opened().visited.length]).toEqual([undefined, 1]);
  });
});

it('a window that is refused after the click says nothing of the place: the next press opens one', () => {
  const { payment, browser, host, opened } = setUp();
  browser.isBlocked = true;
  payment.open(payment.reserve(true, true), get, 'held');
  expect([payment.rung, payment.reason, host.sent]).toEqual(['window', 'held', []]);
  browser.isBlocked = false;
  payment.openPending();
  expect([opened().closed, payment.openedBy]).toEqual([false, 'window']);
});

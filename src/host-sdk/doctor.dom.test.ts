import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ANNA, BEN, FakeFrame, settled } from './fake-frame.fixture';
import { loadLate } from './load-late';
import type { HostPayload } from './payload';
import type { CashierHandle } from './types';

let frame: FakeFrame;
let handle: CashierHandle;
beforeEach(() => void (frame = new FakeFrame()));
afterEach(() => {
  handle.destroy();
  vi.restoreAllMocks();
});

describe('player_unnamed', () => {
  it.each<[string, HostPayload, string[]]>([
    ['a token without a name', { token: 'a1', currency: 'EUR' }, ['player_unnamed']],
    ['a name', ANNA, []],
    ['a number in `user`', { token: 'a1', user: { id_user: 7 } }, []],
    ['no token', { currency: 'EUR' }, []],
  ])('%s', async (_, payload, problems) => {
    handle = frame.mount(payload);
    frame.say('Loaded');
    handle.setBonus('b');
    if (payload.token) handle.setToken('a2');
    await loadLate();
    await settled();
    expect(frame.reported).toEqual(problems);
  });

  it('is reported once, for a token that was asked for as well', async () => {
    handle = frame.mount({ currency: 'EUR' }, { requestToken: () => 'a1' });
    frame.say('Loaded');
    frame.say('onTokenExpired');
    await vi.waitFor(() => expect(frame.reported).toEqual(['player_unnamed']));
  });
});

describe('the search for a reason of silence', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('begins anew with the document of another player', async () => {
    vi.spyOn(HTMLIFrameElement.prototype, 'isConnected', 'get').mockReturnValue(true);
    const probed = vi.spyOn(window, 'fetch').mockRejectedValue(new Error('no network'));
    handle = frame.mount(ANNA);
    frame.say('Loaded');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(probed).not.toHaveBeenCalled();
    handle.update(BEN);
    await vi.advanceTimersByTimeAsync(6001);
    await vi.waitFor(() => expect(frame.reported).toEqual(['unreachable']));
  });
});

describe('a cashier without windows', () => {
  it.each<[string, Record<string, string>, string]>([
    ['an opener policy', { 'Cross-Origin-Opener-Policy': 'same-origin; report-to="coop"' }, 'coop'],
    ['one that lets pop-ups out', { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' }, 'windows_refused'],
    ['a sandbox', { 'Content-Security-Policy': "default-src 'self'; sandbox allow-scripts" }, 'sandboxed'],
    ['nothing of the page', {}, 'windows_refused'],
  ])('%s', async (_, headers, code) => {
    vi.spyOn(window, 'fetch').mockResolvedValue(new Response('', { headers }));
    handle = frame.mount(ANNA);
    frame.say('onProblem', frame.current, { code: 'windows_refused' });
    await vi.waitFor(() => expect(frame.reported).toEqual([code]));
  });
});

/** The page of the provider, and our own that comes late, while the complete page stands in for them. */
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '../../core/errors/app-error';
import { CALL_LIMIT_MS } from '../../core/realtime/call-limit';
import { settled } from '../../core/time/clock.fake';
import type { Registry } from '../../kernel/registry-token';
import { depositReply } from '../test-kit/fake-gateway';
import { ProviderPage } from './provider-page';
import { code, leftUnnamed, lines, LIST, made, rejecting, RESUME } from './return.fixture';

const source = 'https://acquirer.example/pay';
const waiting = (more: Parameters<typeof depositReply>[1]) => ({
  ...depositReply('d1', more),
  status: 'waiting' as const,
});

/** A deposit that was just made; the player is on the page that waits for its end. */
async function onComplete(more?: Partial<Registry>) {
  const { kit, ...tab } = await made(more && { more });
  tab.transaction.set({ ...kit.call().intent, id: 'd1', data: null, pageId: undefined });
  await tab.navigation.go('/deposit/complete');
  return { ...kit, ...tab, attempt: tab.attempts.latest('deposit')!, provider: tab.get(ProviderPage) };
}

describe('the provider’s page', () => {
  it('is asked for on the complete page alone', async () => {
    const { provider, attempt, asked } = await onComplete();
    await provider.offerOn('/deposit/voucher', attempt);
    await provider.offerOn('/withdrawal/complete', attempt);
    await provider.offerOn('/deposit/complete', undefined);
    expect(asked()).toBe(0);
  });

  it('is asked for once the complete page is shown, and once for each time', async () => {
    const { provider, navigation, attempt, asked, realtime, paymentWindow } = await onComplete();
    await navigation.go('/deposit');
    void provider.offerOn('/deposit/complete', attempt);
    await settled();
    const offering = provider.offerOn('/deposit/complete', attempt);
    await settled();
    expect(asked()).toBe(0);
    await navigation.go('/deposit/complete');
    await settled();
    expect(asked()).toBe(1);
    realtime.reply(RESUME, waiting({ source }));
    await offering;
    expect(paymentWindow.pending).toEqual({ kind: 'get', url: source });
  });

  it('is none of a payment that has ended', async () => {
    const { provider, statuses, attempt, asked } = await onComplete();
    statuses.learn('deposit', 'd1', 'processed');
    await provider.offerOn('/deposit/complete', attempt);
    expect(asked()).toBe(0);
  });

  it('is left alone where it is open', async () => {
    const { provider, paymentWindow, attempt, asked } = await onComplete();
    paymentWindow.open(paymentWindow.reserve(true), { source, method: 'GET', data: null });
    expect(paymentWindow.isOpen).toBe(true);
    await provider.offerOn('/deposit/complete', attempt);
    expect(asked()).toBe(0);
  });

  it('is none of a payment that the gateway does not know, which is no fault', async () => {
    const { provider, realtime, paymentWindow, attempt, errors } = await onComplete();
    realtime.script(RESUME, rejecting(new AppError('', { code: 'banking.depositNotFound', status: 404 })));
    await provider.offerOn('/deposit/complete', attempt, true);
    expect([paymentWindow.pending, errors.reported]).toEqual([undefined, []]);
  });

  it('is not asked for before it is known whose payment it is', async () => {
    const { load, realtime } = await leftUnnamed('/deposit/complete');
    const { get, navigation, attempts } = load();
    await navigation.go('/deposit/complete');
    void get(ProviderPage).offerOn('/deposit/complete', attempts.latest('deposit'));
    await settled();
    expect(realtime.sentOf(RESUME)).toHaveLength(0);
    realtime.reply(LIST, { transactions: lines(0), hasMore: false });
    await settled();
    expect(realtime.sentOf(RESUME)).toHaveLength(1);
  });

  it('is none where the gateway can’t say, and none after the page was left', async () => {
    const { provider, navigation, realtime, paymentWindow, attempt, errors } = await onComplete();
    const offering = provider.offerOn('/deposit/complete', attempt);
    await settled();
    await navigation.go('/deposit');
    realtime.reply(RESUME, waiting({ source }));
    await offering;
    const disposed = provider.offerOn('/deposit/complete', attempt);
    provider.dispose();
    await disposed;
    await navigation.go('/deposit/complete');
    expect([paymentWindow.pending, errors.reported, realtime.sentOf(RESUME).length]).toEqual([undefined, [], 1]);
  });
});

describe('a page of ours whose data came late', () => {
  it('takes the place of the complete page, and none where that was not its stand-in', async () => {
    for (const isLate of [true, false]) {
      const { provider, navigation, realtime, attempt } = await onComplete();
      const go = vi.spyOn(navigation, 'go');
      realtime.script(RESUME, () => waiting({ data: code }));
      await provider.offerOn('/deposit/complete', attempt, isLate);
      expect(navigation.path).toBe(isLate ? '/deposit/code' : '/deposit/complete');
      // “Back” leads to no stand-in.
      if (isLate) expect(go).toHaveBeenLastCalledWith('/deposit/code', { replace: true });
    }
  });

  it('is not opened where the design fails to choose it, which is reported', async () => {
    const pathForReply = () => {
      throw new Error('of a plugin');
    };
    const { provider, navigation, realtime, attempt, errors } = await onComplete({ pathForReply });
    realtime.script(RESUME, () => waiting({ data: code }));
    await provider.offerOn('/deposit/complete', attempt, true);
    expect([navigation.path, errors.reported.length]).toEqual(['/deposit/complete', 1]);
  });

  it('is not opened for a payment that has ended, or has no such page', async () => {
    const { provider, navigation, realtime, statuses, attempt } = await onComplete();
    realtime.script(RESUME, () => waiting({ source }));
    await provider.offerOn('/deposit/complete', attempt, true);
    expect(navigation.path).toBe('/deposit/complete');
    realtime.script(RESUME, () => ({ ...waiting({ data: code }), status: 'processed' as const }));
    await provider.offerOn('/deposit/complete', attempt, true);
    expect([navigation.path, statuses.statusOf('deposit', 'd1')]).toEqual(['/deposit/complete', 'processed']);
  });
});

it('a gateway that says nothing in time: the complete page, and the provider’s with it as soon as it comes', async () => {
  const { resume, attempt, clock, navigation, realtime, paymentWindow } = await onComplete();
  const opening = resume.reopen(attempt);
  await settled();
  await clock.pass(CALL_LIMIT_MS);
  await opening;
  expect(navigation.path).toBe('/deposit/complete');
  realtime.reply(RESUME, waiting({ source }));
  await settled();
  expect(paymentWindow.pending).toEqual({ kind: 'get', url: source });
});

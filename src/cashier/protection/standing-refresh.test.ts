import { describe, expect, it } from 'vitest';
import { AppError } from '../../core/errors/app-error';
import { FakeErrorHandler } from '../../core/errors/error-handler.fake';
import { settled } from '../../core/time/clock.fake';
import type { AttemptIntent } from '../attempt/attempt-record';
import type { AttemptStore } from '../attempt/attempt-store';
import type { CatalogueSource, PageRequest } from '../methods/catalogue-source';
import { testApp } from '../test-kit/test-app';
import { PlayerStanding } from '../standing/player-standing';
import { StandingRefresh } from './standing-refresh';

function setUp(answer: () => unknown) {
  const onRefused: AttemptStore['onRefused'] = new Set();
  const asked: PageRequest[] = [];
  const methods: CatalogueSource['methods'] = async (_flow, request) => {
    asked.push(request);
    return { entries: [], standing: answer(), next: undefined };
  };
  const player = testApp().get(PlayerStanding);
  const errors = new FakeErrorHandler();
  const source = { methods } as unknown as CatalogueSource;
  const refresh = new StandingRefresh({ onRefused } as AttemptStore, source, player, errors);
  const refuse = async (code: string, flow: AttemptIntent['flow'] = 'deposit') => {
    const intent: AttemptIntent = { flow, methodName: 'card', amount: 10, currency: 'EUR' };
    onRefused.forEach((tell) => tell(intent, new AppError('No', { code, status: 403 })));
    await settled();
  };
  return { player, errors, asked, refresh, refuse };
}

describe('a create that is refused', () => {
  it('because its flow is closed shows the lock that the gateway names', async () => {
    const { player, asked, refuse } = setUp(() => ({ locks: [{ flow: 'deposit', reason: 'kyc_required' }] }));
    await refuse('banking.flowLocked');
    expect(player.lockOf('deposit')?.reason).toBe('kyc_required');
    expect(asked).toEqual([{ limit: 1 }]);
  });

  it.each([
    ['banking.flowLocked', 'unknown'],
    ['banking.limitReached', 'limit_reached'],
  ])('with %s closes the flow also where the gateway names no lock', async (code, reason) => {
    const { player, refuse } = setUp(() => undefined);
    await refuse(code, 'withdrawal');
    expect([player.lockOf('withdrawal')?.reason, player.lockOf('deposit')]).toEqual([reason, undefined]);
  });

  it('closes the flow also where the gateway does not answer, and says so to monitoring', async () => {
    const { player, errors, refuse } = setUp(() => {
      throw new AppError('Gone', { code: 'http.timeout' });
    });
    await refuse('banking.flowLocked');
    expect(player.lockOf('deposit')?.reason).toBe('unknown');
    expect(errors.reported.map(({ code }) => code)).toEqual(['http.timeout']);
  });

  it('over a limit that the cashier has not heard of learns it, and leaves the form open', async () => {
    const { player, refuse } = setUp(() => ({ limits: [{ kind: 'deposit', period: 'day', max: 50, used: 20 }] }));
    await refuse('banking.amountOutOfLimits');
    expect(player.limits).toMatchObject([{ max: 50 }]);
    expect(player.lockOf('deposit')).toBeUndefined();
  });

  it('over a limit that leaves something keeps the form open, and one that leaves nothing closes the flow', async () => {
    let used = 20;
    const { player, refuse } = setUp(() => ({ limits: [{ kind: 'deposit', period: 'day', max: 50, used }] }));
    await refuse('banking.limitReached');
    expect(player.lockOf('deposit')).toBeUndefined();
    used = 50;
    await refuse('banking.limitReached');
    expect(player.lockOf('deposit')?.reason).toBe('limit_reached');
  });

  it('for any other reason asks for nothing, nor after the end', async () => {
    const { asked, refresh, refuse } = setUp(() => ({}));
    await refuse('banking.payerFunds');
    await refuse('banking.amountOutOfLimits', 'withdrawal');
    refresh.dispose();
    await refuse('banking.flowLocked');
    expect(asked).toEqual([]);
  });
});

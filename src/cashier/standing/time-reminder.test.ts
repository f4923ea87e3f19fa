import { describe, expect, it } from 'vitest';
import { FakeAnalytics } from '../../core/analytics/analytics.fake';
import { fakeHostBridge } from '../../core/host-bridge/host-bridge.fake';
import type { Settings } from '../../core/settings/settings';
import { ManualClock } from '../../core/time/clock.fake';
import { FakeNavigation } from '../../kernel/navigation.fake';
import type { Registry } from '../../kernel/registry-token';
import type { AttemptStore } from '../attempt/attempt-store';
import { testApp } from '../test-kit/test-app';
import { PlayerStanding } from './player-standing';
import { TimeReminder } from './time-reminder';

const MINUTE = 60_000;

function setUp(timeReminderMinutes: number, { step, guard = 'none' }: { step?: string; guard?: string } = {}) {
  const clock = new ManualClock();
  const analytics = new FakeAnalytics();
  const navigation = new FakeNavigation();
  const host = fakeHostBridge();
  const player = testApp().get(PlayerStanding);
  const attempts = { stepOf: () => step } as unknown as AttemptStore;
  const registry = { pageAt: () => ({ guard }) } as unknown as Registry;
  const settings = { timeReminderMinutes } as Settings;
  const reminder = new TimeReminder(settings, clock, analytics, attempts, navigation, registry, player, host);
  return { clock, analytics, navigation, host, player, reminder };
}

describe('the time in the cashier', () => {
  it('is shown after the minutes of the setting, and again after as many', () => {
    const { clock, analytics, reminder } = setUp(30);
    clock.advance(30 * MINUTE - 1);
    expect(reminder.isShown).toBe(false);
    clock.advance(1);
    expect([reminder.isShown, reminder.minutes]).toEqual([true, 30]);
    clock.advance(5 * MINUTE);
    reminder.goOn();
    expect(reminder.isShown).toBe(false);
    clock.advance(30 * MINUTE);
    expect([reminder.isShown, reminder.minutes]).toEqual([true, 65]);
    expect(analytics.events).toEqual([{ name: 'time_reminder', params: { minutes: 35, choice: 'go_on' } }]);
  });

  it('is never told without the setting', () => {
    const { clock, reminder } = setUp(0);
    clock.advance(1440 * MINUTE);
    expect(reminder.isShown).toBe(false);
  });

  it.each([{ step: 'creating' }, { step: 'checking' }, { guard: 'transaction' }])(
    'waits over a payment, %j',
    (state) => {
      const { clock, reminder } = setUp(1, state);
      clock.advance(5 * MINUTE);
      expect(reminder.isShown).toBe(false);
    },
  );

  it('leads to the breaks of the gateway, or out of the cashier', () => {
    const { clock, navigation, host, player, reminder } = setUp(1);
    clock.advance(MINUTE);
    reminder.takeBreak();
    expect(host.sent).toEqual([{ messageType: 'onClose' }]);
    player.change({ limits: [] });
    clock.advance(MINUTE);
    reminder.takeBreak();
    expect(navigation.visited).toEqual(['/deposit/limits']);
  });
});

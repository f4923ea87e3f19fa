import { fakeLocale } from '../../core/locale/locale.fake';
import { fakeSettings } from '../../core/settings/settings.fake';
import type { Registry } from '../../kernel/registry-token';
import { FakeAnalytics } from '../../core/analytics/analytics.fake';
import { FakeErrorHandler } from '../../core/errors/error-handler.fake';
import { ManualClock } from '../../core/time/clock.fake';
import { sampleMethod, sampleRegistry, sampleSession } from '../test-kit/samples';
import { ScriptedSource } from '../test-kit/scripted-source';
import { Preparation } from '../withdrawal/preparation';
import { ChosenPage } from './chosen-page';
import { ListStore } from './list-store';
import { MethodsStore } from './methods-store';
import { FakeMonitoring } from '../../core/monitoring/monitoring.fake';
import { FakeNavigation } from '../../kernel/navigation.fake';
import { ScriptedRealtime } from '../test-kit/scripted-realtime';
import { SavedAccounts } from '../accounts/saved-accounts';
import { WishedAmount } from '../amount/wished-amount';
import { PlayerStanding } from '../standing/player-standing';

export function setUp(facts: Partial<Registry> = {}) {
  const source = new ScriptedSource();
  const clock = new ManualClock();
  const navigation = new FakeNavigation();
  const errors = new FakeErrorHandler();
  const registry = sampleRegistry(facts);
  const realtime = new ScriptedRealtime();
  const methods = new MethodsStore(
    source,
    clock,
    new FakeMonitoring(),
    new FakeAnalytics(),
    fakeLocale(),
    sampleSession(),
    fakeSettings(),
    registry,
    new PlayerStanding(realtime),
    realtime,
  );
  return {
    list: new ListStore(
      methods,
      new ChosenPage(methods, registry, new Preparation(fakeSettings({ methodsWithoutPreparation: ['exempt'] }))),
      navigation,
      errors,
      clock,
      new WishedAmount(),
      new SavedAccounts(realtime, errors, clock),
      sampleSession(),
    ),
    methods,
    source,
    clock,
    navigation,
    errors,
  };
}

/** A loaded deposit list of one method and a group of two. */
export async function opened(facts: Partial<Registry> = {}) {
  const kit = setUp(facts);
  const open = kit.list.open('deposit');
  kit.source.answer('deposit', [
    sampleMethod(),
    sampleMethod({ name: 'btc', category: 'crypto' }),
    sampleMethod({ name: 'eth', category: 'crypto' }),
  ]);
  await open;
  return kit;
}

import { fakeSettings } from '../../core/settings/settings.fake';
import type { Registry } from '../../kernel/registry-token';
import { sampleMethod, sampleRegistry } from '../test-kit/samples';
import { testApp } from '../test-kit/test-app';
import { ListStore } from './list-store';
import { MethodsStore } from './methods-store';

export function setUp(facts: Partial<Registry> = {}) {
  const app = testApp({
    registry: sampleRegistry(facts),
    settings: fakeSettings({ methodsWithoutPreparation: ['exempt'] }),
  });
  return { ...app, list: app.get(ListStore), methods: app.get(MethodsStore) };
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

import { expect, it } from 'vitest';
import { MethodsStore } from '../../cashier/methods/methods-store';
import { sampleMethod, sampleRegistry, sampleSession } from '../../cashier/test-kit/samples';
import { testApp } from '../../cashier/test-kit/test-app';
import { fakeSettings } from '../../core/settings/settings.fake';
import { offered } from './offered';

const LISTED = [
  sampleMethod({ name: 'btc', category: 'crypto', position: 2 }),
  sampleMethod({ name: 'eth', category: 'crypto', position: 1, state: { level: 'down' } }),
  sampleMethod({ name: 'slow', position: 3, state: { level: 'slow' } }),
  sampleMethod({ name: 'up', position: 4, state: { level: 'up' } }),
  sampleMethod({ name: 'hidden' }),
  sampleMethod({ name: 'foreign', currency: ['EUR'] }),
  sampleMethod({ name: 'strange', cardViewType: 77 }),
];

async function shown(settings: object) {
  const { app, source } = testApp({
    settings: fakeSettings(settings),
    registry: sampleRegistry(),
    session: sampleSession({ methods: { hide: ['hidden'] } }),
  });
  const load = app.resolve(MethodsStore).load('deposit');
  source.answer('deposit', LISTED);
  await load;
  return offered(app);
}

it('names what the list offers, by tile and group, and why it leaves the others out', async () => {
  expect(await shown({})).toEqual({
    methods: [
      { name: 'eth', group: 'crypto', position: 1, state: 'down' },
      { name: 'btc', group: 'crypto', position: 1 },
      { name: 'slow', position: 2, state: 'slow' },
      { name: 'up', position: 3 },
    ],
    left_out: [
      { name: 'hidden', reason: 'host' },
      { name: 'foreign', reason: 'filter' },
      { name: 'strange', reason: 'no_plugin' },
    ],
  });
});

it('tells a display type that the deployment does not allow from one that no plugin has', async () => {
  const { left_out: leftOut } = await shown({ allowedCardViewTypes: [77] });
  expect(leftOut.find(({ name }) => name === 'slow')).toEqual({ name: 'slow', reason: 'setting' });
});

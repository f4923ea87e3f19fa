import { expect, it } from 'vitest';
import { made, resumingTab } from './return.fixture';

it('a deposit that was left is offered', async () => {
  expect((await made()).own.payment).toMatchObject({ amount: 500, isChecking: false });
});

it('a withdrawal whose code is waited for is offered once the later one, whose code was waited for too, has ended', async () => {
  const tab = resumingTab().load();
  const withdrawal = { methodName: 'visa', amount: 70, currency: 'INR' };
  for (const withdrawalId of ['w1', 'w2']) {
    tab.confirmation.begin({ ...withdrawal, withdrawalId }, {});
    tab.attempts.adopt({ ...withdrawal, flow: 'withdrawal' }, withdrawalId);
  }
  expect(tab.own.code?.withdrawalId).toBe('w2');
  tab.statuses.learn('withdrawal', 'w2', 'mistaked');
  expect(tab.own.code?.withdrawalId).toBe('w1');
});

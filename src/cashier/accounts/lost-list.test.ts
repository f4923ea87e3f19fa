import { expect, it } from 'vitest';
import { AppError } from '../../core/errors/app-error';
import { FakeErrorHandler } from '../../core/errors/error-handler.fake';
import { settled } from '../../core/time/clock.fake';
import { ScriptedRealtime } from '../test-kit/scripted-realtime';
import { SavedAccounts } from './saved-accounts';

const LIST = 'BANKING:accounts-list';

function loading() {
  const realtime = new ScriptedRealtime();
  const errors = new FakeErrorHandler();
  const accounts = new SavedAccounts(realtime, errors, { now: () => 0 });
  return { realtime, errors, accounts, load: accounts.load('deposit') };
}

it('a list that the line took with it is asked for again at the next connect, and not reported', async () => {
  const { realtime, errors, load } = loading();
  await settled();
  realtime.cut();
  await settled();
  await realtime.connect();
  await settled();
  realtime.reply(LIST, { accounts: [] });
  await load;
  expect([realtime.sentOf(LIST).length, errors.reported]).toEqual([2, []]);
});

it('a list that does not come in time is reported, and asked for by the next form', async () => {
  const { realtime, errors, accounts, load } = loading();
  await settled();
  realtime.refuse(new AppError('', { code: 'socket.timeout', outcomeUnknown: true }));
  await load;
  expect([realtime.sentOf(LIST).length, errors.reported]).toMatchObject([1, [{ code: 'socket.timeout' }]]);
  void accounts.load('deposit');
  await settled();
  expect(realtime.sentOf(LIST)).toHaveLength(2);
});

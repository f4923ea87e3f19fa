import { beforeEach, describe, expect, it } from 'vitest';
import { readOrThrow } from '../../contract/lenient';
import { AccountUpdateReply, type SavedAccount } from '../../contract/standing';
import { AppError } from '../../core/errors/app-error';
import { FakeErrorHandler } from '../../core/errors/error-handler.fake';
import { sampleMethod } from '../test-kit/samples';
import { ScriptedRealtime } from '../test-kit/scripted-realtime';
import { settled } from '../../core/time/clock.fake';
import { SavedAccounts } from './saved-accounts';

const method = sampleMethod({ hasAccounts: true });
const account = (id: string, more: Partial<SavedAccount> = {}): SavedAccount => ({
  id,
  paymentMethod: 'visa',
  label: `Visa •••• ${id}`,
  isDefault: false,
  ...more,
});

const NOW = Date.parse('2030-05-05T12:00:00Z');

let realtime: ScriptedRealtime;
let errors: FakeErrorHandler;
let accounts: SavedAccounts;
let listed: SavedAccount[];

beforeEach(() => {
  realtime = new ScriptedRealtime();
  errors = new FakeErrorHandler();
  accounts = new SavedAccounts(realtime, errors, { now: () => NOW });
  listed = [account('1'), account('2', { isDefault: true }), account('3', { paymentMethod: 'other' })];
  realtime.script('BANKING:accounts-list', () => ({ accounts: listed }));
});

describe('SavedAccounts', () => {
  it('begins a form with the account that is used first, and sends its id alone', async () => {
    await accounts.load('deposit');
    accounts.begin('deposit', method);
    expect(accounts.of('deposit', method).map(({ id }) => id)).toEqual(['2', '1']);
    expect(accounts.partFor('deposit', method)).toEqual({ accountId: '2' });
    accounts.choose('deposit', 'visa', undefined);
    expect(accounts.partFor('deposit', method)).toEqual({});
  });

  it('begins with no account that has expired', async () => {
    const over = { expiresAt: '2030-05-05T12:00:00Z' };
    listed = [account('1', { expiresAt: '2030-06-01T00:00:00Z' }), account('2', { isDefault: true, ...over })];
    await accounts.load('deposit');
    accounts.begin('deposit', method);
    expect(accounts.chosen('deposit', method)?.id).toBe('1');
    accounts.outdate('deposit');
    listed = [account('2', over)];
    await accounts.load('deposit');
    accounts.begin('deposit', method);
    expect(accounts.partFor('deposit', method)).toEqual({});
  });

  it('offers what comes after the form was opened, and does not choose it', async () => {
    accounts.begin('deposit', method);
    await accounts.load('deposit');
    expect(accounts.chosen('deposit', method)).toBeUndefined();
    expect(accounts.partFor('deposit', method)).toEqual({});
    expect(accounts.of('deposit', method)).toHaveLength(2);
  });

  it('saves only with consent, and only where the method can', () => {
    expect(accounts.partFor('deposit', method)).toEqual({});
    accounts.setToSave('deposit', 'visa', true);
    expect(accounts.partFor('deposit', method)).toEqual({ saveAccount: true });
    expect(accounts.partFor('withdrawal', method)).toEqual({});
    expect(accounts.partFor('deposit', sampleMethod())).toEqual({});
  });

  it('pays again with an account that the list has not told of yet, and not with one that is gone', async () => {
    accounts.prefer('deposit', 'visa', { id: '9', label: 'Visa •••• 9' });
    expect(accounts.partFor('deposit', method)).toEqual({ accountId: '9' });
    await accounts.load('deposit');
    expect(accounts.chosen('deposit', method)).toBeUndefined();
    expect(accounts.partFor('deposit', method)).toEqual({});
  });

  it('forgets at the gateway first; one that refuses keeps it and says so', async () => {
    await accounts.load('deposit');
    realtime.script('BANKING:account-forget', () => {
      throw new AppError('no', { status: 500 });
    });
    await accounts.forget('deposit', '2');
    expect([accounts.hasFailed, accounts.of('deposit', method).length]).toEqual([true, 2]);
    realtime.script('BANKING:account-forget', () => ({}));
    await accounts.forget('deposit', '2');
    expect([accounts.hasFailed, accounts.of('deposit', method).map(({ id }) => id)]).toEqual([false, ['1']]);
  });

  it.each([
    [{ status: 404, code: 'banking.savedAccountNotFound' }, false, ['1']],
    [{ status: 404, code: 'unknown.type' }, true, ['2', '1']],
    [{ status: 500 }, true, ['2', '1']],
  ])('forgotten with the answer %j: failed is %s', async (answer, hasFailed, left) => {
    await accounts.load('deposit');
    realtime.script('BANKING:account-forget', () => {
      throw new AppError('no', answer);
    });
    await accounts.forget('deposit', '2');
    expect([accounts.hasFailed, accounts.of('deposit', method).map(({ id }) => id)]).toEqual([hasFailed, left]);
  });

  it('of a create that was refused for its account keeps none chosen, and asks for the list anew', async () => {
    await accounts.load('deposit');
    accounts.choose('deposit', method.name, '2');
    expect(accounts.isGone('deposit', new AppError('no', { status: 400, code: 'banking.other' }))).toBe(false);
    expect(accounts.chosen('deposit', method)?.id).toBe('2');
    expect(accounts.isGone('deposit', new AppError('no', { code: 'banking.savedAccountNotFound' }))).toBe(true);
    accounts.begin('deposit', method);
    expect(accounts.chosen('deposit', method)).toBeUndefined();
    await settled();
    expect(realtime.sentOf('BANKING:accounts-list')).toHaveLength(2);
  });

  it('asks a gateway that knows no accounts once', async () => {
    realtime.script('BANKING:accounts-list', () => {
      throw new AppError('unknown', { status: 404 });
    });
    await accounts.load('deposit');
    await accounts.load('deposit');
    expect(realtime.sentOf('BANKING:accounts-list')).toHaveLength(1);
    expect(errors.reported).toEqual([]);
  });

  it('asks when the channel is open, and not before', async () => {
    realtime.cut();
    const load = accounts.load('deposit');
    await settled();
    expect(realtime.sentOf('BANKING:accounts-list')).toEqual([]);
    await realtime.connect();
    await load;
    expect(accounts.of('deposit', method).map(({ id }) => id)).toEqual(['2', '1']);
    expect(errors.reported).toEqual([]);
  });

  it('shows a player nothing that was asked for another one', async () => {
    const load = accounts.load('deposit');
    accounts.reset();
    await load;
    expect(accounts.of('deposit', method)).toEqual([]);
  });

  it('asks anew once a payment has ended: a card is kept when its provider has taken it', async () => {
    listed = [];
    await accounts.load('deposit');
    listed = [account('7')];
    realtime.push('deposit.status', { id: 'd1', status: 1 });
    await settled();
    expect(accounts.of('deposit', method).map(({ id }) => id)).toEqual(['7']);
  });

  describe('a change', () => {
    const ids = () => accounts.of('deposit', method).map(({ id }) => id);
    const lost = new AppError('lost', { code: 'socket.timeout', outcomeUnknown: true });

    beforeEach(() => accounts.load('deposit'));

    it('that is answered without a list, or with one that can’t be read, asks for the list', async () => {
      const read = (reply: unknown) => readOrThrow(AccountUpdateReply, reply, 'reply');
      for (const reply of [{}, { accounts: null }, { accounts: 'none' }]) {
        realtime.script('BANKING:account-update', () => read(reply));
        listed = [account('1', { isDefault: true }), account('2')];
        await accounts.update('deposit', '1', { isDefault: true });
        expect([accounts.hasFailed, ids()]).toEqual([false, ['1', '2']]);
      }
      expect(realtime.sentOf('BANKING:accounts-list')).toHaveLength(4);
    });

    it('is not undone by a list that was asked for before it', async () => {
      const line = new ScriptedRealtime();
      const own = new SavedAccounts(line, errors, { now: () => NOW });
      const loading = own.load('deposit');
      await settled();
      line.script('BANKING:account-forget', () => ({}));
      await own.forget('deposit', '1');
      line.reply('BANKING:accounts-list', { accounts: listed });
      await settled();
      line.reply('BANKING:accounts-list', { accounts: [account('2')] });
      await loading;
      expect(own.of('deposit', method).map(({ id }) => id)).toEqual(['2']);
    });

    it('whose answer is lost is looked up: the list says what is true', async () => {
      realtime.script('BANKING:account-forget', () => {
        throw lost;
      });
      listed = [account('1')];
      await accounts.forget('deposit', '2');
      await settled();
      expect([accounts.hasFailed, ids()]).toEqual([false, ['1']]);
      await accounts.forget('deposit', '1');
      await settled();
      expect([accounts.hasFailed, ids()]).toEqual([true, ['1']]);
    });

    it('fails without a connection, and the list is asked for once there is one', async () => {
      realtime.cut();
      await accounts.forget('deposit', '2');
      expect([accounts.hasFailed, ids()]).toEqual([true, ['2', '1']]);
      await realtime.connect();
      await settled();
      expect(realtime.sentOf('BANKING:accounts-list')).toHaveLength(2);
      expect(realtime.sentOf('BANKING:account-forget')).toHaveLength(0);
    });

    it('is sent once, however often it is asked for while it runs', async () => {
      const taps = [accounts.forget('deposit', '2'), accounts.forget('deposit', '2')];
      expect([accounts.isChanging('2'), accounts.isChanging('1')]).toEqual([true, false]);
      realtime.reply('BANKING:account-forget', {});
      await Promise.all(taps);
      expect(realtime.sentOf('BANKING:account-forget')).toHaveLength(1);
      expect([accounts.isChanging('2'), ids()]).toEqual([false, ['1']]);
    });

    it('of one player never shows in the list of another', async () => {
      const late = accounts.update('deposit', '2', { name: 'Mine' });
      accounts.reset();
      listed = [account('7')];
      await accounts.load('deposit');
      realtime.reply('BANKING:account-update', { accounts: [account('1'), account('2', { name: 'Mine' })] });
      await late;
      expect([accounts.hasFailed, ids()]).toEqual([false, ['7']]);
    });

    it('takes the chosen account away from the form only when it is gone', async () => {
      accounts.choose('deposit', 'visa', '2');
      realtime.script('BANKING:account-forget', () => {
        throw new AppError('no', { status: 500 });
      });
      await accounts.forget('deposit', '2');
      await settled();
      expect(accounts.isLost('deposit', method)).toBe(false);
      realtime.script('BANKING:account-forget', () => ({}));
      await accounts.forget('deposit', '2');
      expect(accounts.isLost('deposit', method)).toBe(true);
      accounts.choose('deposit', 'visa', undefined);
      expect(accounts.isLost('deposit', method)).toBe(false);
    });
  });
});

import { describe, expect, it } from 'vitest';
import { AppError } from '../../core/errors/app-error';
import { depositKit } from '../test-kit/deposit-kit';
import { depositReply } from '../test-kit/fake-gateway';

describe('a deposit', () => {
  it.each(['javascript:alert(1)', 'app://pay', 'not an address'])(
    'opens no %s: the deposit exists, so the host is notified, and its page follows',
    async (source) => {
      const { newStore, gateway, browser, told, navigation, errors, paymentWindow } = await depositKit();
      gateway.nextAnswers.push(depositReply('d1', { source }));
      expect(await newStore().submit()).toBe('done');
      expect([browser.opened[0]?.closed, browser.opened[0]?.visited]).toEqual([true, []]);
      expect([told().length, navigation.visited, paymentWindow.isUnusable]).toEqual([1, ['/deposit/complete'], true]);
      expect(errors.handled).toEqual([]);
      expect(errors.reported).toHaveLength(1);
    },
  );

  it('says of a card or account that it lacks money, not of the player’s balance', async () => {
    const { newStore, gateway } = await depositKit();
    gateway.nextAnswers.push(new AppError('', { code: 'banking.insufficientFunds', status: 400 }));
    const store = newStore();
    await store.submit();
    expect(store.error).toBe('shown: banking.payerFunds');
  });
});

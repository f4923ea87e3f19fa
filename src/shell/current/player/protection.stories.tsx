/** The messages before a bonus is lost, and after some time in the cashier: in both designs (see the legacy file). */
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { appStory, type AppStory } from '../../../../tests/kit/app-story';
import { expectVisible } from '../../../../tests/kit/expect-visible';
import { testMethod } from '../../../../tests/kit/story-catalogue';
import { openMethod, reviewWithdrawal } from '../../../../tests/kit/story-steps';

const meta = { title: 'Flows/player/current/protection' } satisfies Meta;
export default meta;

const CREATE = 'BANKING:withdrawal-create';

/** The dialog focuses the harmless answer, and nothing has been sent yet. */
export const Forfeit: AppStory = appStory({
  path: '/withdrawal',
  methods: [testMethod('test_payout')],
  standing: { forfeit: { amount: 15 } },
  prepare: (app) =>
    reviewWithdrawal(app, 'test_payout', { amount: '25', fields: { customWallet: 'DE89 3704 0044 0532 0130 00' } }),
  play: async ({ canvas, userEvent }, { text, gateway }) => {
    // The text appears when its messages have loaded.
    await expectVisible(waitFor(() => canvas.getByText(new RegExp(text('player:forfeit.text')))));
    await userEvent.click(await canvas.findByRole('button', { name: text('withdrawal.submit') }));
    const dialog = await canvas.findByRole('dialog');
    await expect(dialog).toHaveAccessibleName(text('player:forfeit.title'));
    await waitFor(() => expect(canvas.getByRole('button', { name: text('player:forfeit.keep') })).toHaveFocus());
    await expect(gateway.received.filter(({ type }) => type === CREATE)).toEqual([]);
  },
});

/** The host sends the terms of its bonus and until when it can be taken. */
export const BonusTerms: AppStory = appStory({
  methods: [testMethod('test_card')],
  host: {
    bonusId: 'welcome',
    bonusList: [
      {
        id: 'welcome',
        type: 'deposit',
        depositRequired: true,
        terms: 'Wager it 30 times.',
        expiresAt: '2099-05-04T12:00:00Z',
        depositBonusData: { minDeposit: 10 },
      },
    ],
  },
  prepare: (app) => openMethod(app, 'test_card'),
  play: async ({ canvas }) => {
    await expectVisible(canvas.findByText(/2099.*Wager it 30 times\./));
  },
});

/** Shown after the interval of the setting; the button to go on has the focus. */
export const TimeInCashier: AppStory = appStory({
  methods: [testMethod('test_card')],
  settings: { timeReminderMinutes: 0.005 },
  play: async ({ canvas }, { text }) => {
    await expect(await canvas.findByRole('dialog')).toHaveAccessibleName(text('player:time.title'));
    await waitFor(() => expect(canvas.getByRole('button', { name: text('player:time.goOn') })).toHaveFocus());
  },
});

import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { appStory, type AppStory, type AppStoryOptions } from '../../../../tests/kit/app-story';
import { confirm, expectVisible } from '../../../../tests/kit/expect-visible';
import { longestText, offline } from '../../../../tests/kit/page-states';
import { AppError } from '../../../core/errors/app-error';

const meta = { title: 'Flows/player/current/limits' } satisfies Meta;
export default meta;

const resetsAt = '2099-05-04T00:00:00Z';
const day = { kind: 'deposit', period: 'day', max: 100, used: 30, resetsAt } as const;
const shown = {
  standing: { limits: [day] },
  prepare: ({ router }) => router.go('/deposit/limits'),
} satisfies AppStoryOptions;

/** A lower limit applies at once, a higher one later. */
export const Filled: AppStory = appStory({
  ...shown,
  play: async ({ canvas, userEvent }, { text, money }) => {
    const row = `${text('player:limit.change')}: ${text('player:limit.period.day')}`;
    const set = async (amount: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: row }));
      const input = canvas.getByRole('textbox', { name: text('player:limit.newLimit') });
      await userEvent.clear(input);
      await userEvent.type(input, amount);
      await userEvent.click(canvas.getByRole('button', { name: text('player:limit.save') }));
    };
    await expectVisible(canvas.findByText(text('player:limit.used', { used: money(30), max: money(100) })));
    await set('50');
    await expectVisible(canvas.findByText(text('player:limit.used', { used: money(30), max: money(50) })));
    await set('500');
    await expectVisible(canvas.findByText(new RegExp(`^.*500.*$`)));
    await expectVisible(canvas.getByText(text('player:limit.used', { used: money(30), max: money(50) })));
  },
});

export const FieldError: AppStory = appStory({
  ...shown,
  play: async ({ canvas, userEvent }, { text }) => {
    const row = `${text('player:limit.change')}: ${text('player:limit.period.week')}`;
    await userEvent.click(await canvas.findByRole('button', { name: row }));
    await userEvent.click(canvas.getByRole('button', { name: text('player:limit.save') }));
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
});

export const ErrorOfTheCall: AppStory = appStory({
  ...shown,
  play: async ({ canvas, userEvent }, { text, gateway }) => {
    gateway.refuseNext('BANKING:limits-set', new AppError('no', { status: 500 }));
    const row = `${text('player:limit.change')}: ${text('player:limit.period.month')}`;
    await userEvent.click(await canvas.findByRole('button', { name: row }));
    await userEvent.type(canvas.getByRole('textbox'), '50');
    await userEvent.click(canvas.getByRole('button', { name: text('player:limit.save') }));
    await expectVisible(canvas.findByText(text('player:limit.failed')));
  },
});

/** The break is confirmed in a dialog; then deposits are closed. */
export const FilledBreak: AppStory = appStory({
  ...shown,
  play: async ({ canvas, userEvent }, { text, router }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: text('player:limit.break.hours168') }));
    await userEvent.click(canvas.getByRole('button', { name: text('player:limit.break.start') }));
    const dialog = await canvas.findByRole('dialog');
    const length = text('player:limit.break.hours168');
    await expect(dialog).toHaveAccessibleName(text('player:limit.break.question', { length }));
    const [, start] = canvas.getAllByRole('button', { name: text('player:limit.break.start') });
    await confirm(start!);
    await waitFor(() => expect(router.path).toBe('/deposit/limits'));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
});

export const Offline: AppStory = offline(shown);
export const LongestText: AppStory = longestText(shown);

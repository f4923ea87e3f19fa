import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { appStory, type AppStory } from '../../../tests/kit/app-story';
import { expectVisible } from '../../../tests/kit/expect-visible';
import { longestText, offline } from '../../../tests/kit/page-states';
import type { Bonus } from '../../contract/bonus';

const meta = { title: 'Flows/shell/current/bonus-details' } satisfies Meta;
export default meta;

const BONUSES: Bonus[] = [
  { id: '1', type: 'deposit', title: { en: '100% on the first deposit' }, depositBonusData: { minDeposit: 20 } },
  { id: '2', type: 'freespin', freespinBonusData: { minDeposit: 50 } },
].map((bonus) => ({ depositRequired: true, ...bonus }) as Bonus);

const options = {
  host: { bonusId: '1', bonusList: BONUSES },
  prepare: ({ router }: { router: { go(path: string): Promise<void> } }) => router.go('/deposit/bonus-details'),
};

export const Filled: AppStory = appStory({
  ...options,
  play: async ({ canvas, userEvent }, { text }) => {
    await expectVisible(canvas.getByRole('radiogroup', { name: text('bonus.title') }));
    const spins = canvas.getByRole('radio', { name: (name) => name.includes(text('bonus.freespin')) });
    await userEvent.click(spins);
    await expect(spins).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: text('bonus.without') }));
    await expect(spins).not.toBeChecked();
  },
});

export const Done: AppStory = appStory({
  ...options,
  play: async ({ canvas, userEvent }, { text, router }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('bonus.done') }));
    await waitFor(() => expect(router.path).toBe('/deposit'));
  },
});

export const Offline: AppStory = offline(options);
export const LongestText: AppStory = longestText(options);

/** The host has withdrawn its offers. */
export const Empty: AppStory = appStory({
  ...options,
  host: { bonusList: [] },
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByRole('button', { name: text('bonus.done') }));
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
});

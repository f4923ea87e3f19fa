import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { appStory, type AppStory } from '../../../../tests/kit/app-story';
import { expectVisible } from '../../../../tests/kit/expect-visible';
import { failed, longestText, offline, processed, waiting } from '../../../../tests/kit/page-states';
import { payout } from '../vouchers.fixture';

const meta = { title: 'Flows/cash-voucher/current/pickup' } satisfies Meta;
export default meta;

const good = payout('1500');
const CODE = /^\d{4} \d{4} \d{2}$/;

export const Waiting: AppStory = waiting(good, async ({ canvas }, { text }) => {
  await expectVisible(canvas.findByText(CODE));
  await expectVisible(canvas.getByText(text('cash-voucher:pickup.secret')));
});

export const Empty: AppStory = appStory({
  ...payout('1500,15'),
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByRole('heading', { name: text('cash-voucher:pickup.missing.title') }));
    await expect(canvas.queryByText(CODE)).toBeNull();
  },
});

export const Expired: AppStory = appStory({
  ...payout('1500,18'),
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByRole('heading', { name: text('cash-voucher:pickup.expired.title') }));
    await expect(canvas.queryByText(CODE)).toBeNull();
  },
});

export const Processed: AppStory = processed(good);
export const Failed: AppStory = failed(good);
export const Offline: AppStory = offline(good);
export const LongestText: AppStory = longestText(good);

import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectVisible } from '../../../tests/kit/expect-visible';
import { appStory, type AppStory } from '../../../tests/kit/app-story';
import { manualClock } from '../../core/time/clock.fake';

const meta = { title: 'Flows/shell/legacy/form' } satisfies Meta;
export default meta;

const address = '/form?action=https%3A%2F%2Fprovider.example%2Fpay&method=POST';

/** Waits for the opener's data; the clock stands still, so that it does not give up. */
export const Sending: AppStory = appStory({
  design: 'legacy',
  path: address,
  clock: manualClock(),
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByText(text('redirect.sending')));
    await expect(canvas.queryByRole('button', { name: text('header.close') })).toBeNull();
  },
});

/** Opened without the cashier: nobody has the data. */
export const NoData: AppStory = appStory({
  design: 'legacy',
  path: address,
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByText(text('redirect.closeWindow')));
  },
});

/** The address names no page that may be sent to. */
export const BadAddress: AppStory = appStory({
  design: 'legacy',
  path: '/form?action=javascript%3Aalert(1)',
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByText(text('redirect.closeWindow')));
  },
});

import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { appStory, type AppStory, type AppStoryOptions } from '../../../tests/kit/app-story';
import { expectVisible } from '../../../tests/kit/expect-visible';
import { leftAt } from '../../../tests/kit/left-at';
import { longestText, offline } from '../../../tests/kit/page-states';

const meta = { title: 'Flows/shell/current/resume' } satisfies Meta;
export default meta;

const left = leftAt({ path: '/deposit/host-to-host', methodName: 'de_sparkasse' });

/** The gateway has not answered the request yet. */
export const LoadingFinding: AppStory = appStory({
  stored: left,
  before: ({ gateway }) => gateway.faults.hold('BANKING:deposit-resume'),
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByRole('heading', { name: text('resume.title') }));
    await expect(canvas.getByRole('button', { name: text('complete.toMethods') })).toBeEnabled();
  },
});

/** The page waits without a network; the player may go on with another method. */
export const OfflineThenToMethods: AppStory = appStory({
  stored: left,
  before: ({ gateway }) => gateway.cut(),
  play: async ({ canvas, userEvent }, { text }) => {
    await expectVisible(canvas.findByText(text('network.offline')));
    await userEvent.click(canvas.getByRole('button', { name: text('complete.toMethods') }));
    await expectVisible(canvas.findByRole('button', { name: text('resume.offer.continue') }));
    await userEvent.click(canvas.getByRole('button', { name: text('resume.offer.later') }));
    await expect(canvas.queryByRole('button', { name: text('resume.offer.continue') })).toBeNull();
  },
});

const finding: AppStoryOptions = {
  stored: leftAt({ path: '/deposit/host-to-host', methodName: 'de_sparkasse' }),
  before: ({ gateway }) => gateway.faults.hold('BANKING:deposit-resume'),
};

export const Offline: AppStory = offline(finding);
export const LongestText: AppStory = longestText(finding);

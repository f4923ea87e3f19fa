import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { appStory, type AppStory } from '../../../tests/kit/app-story';
import { expectVisible } from '../../../tests/kit/expect-visible';
import { leftAt } from '../../../tests/kit/left-at';

const meta = { title: 'Flows/shell/current/resume' } satisfies Meta;
export default meta;

const left = leftAt({ path: '/deposit/host-to-host', methodName: 'de_sparkasse' });

/** The gateway has been asked and has not answered yet. */
export const Finding: AppStory = appStory({
  stored: left,
  before: ({ gateway }) => gateway.faults.hold('BANKING:deposit-resume'),
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByRole('heading', { name: text('resume.title') }));
    await expect(canvas.getByRole('button', { name: text('complete.toMethods') })).toBeEnabled();
  },
});

/** Without a network it waits; the player may go on with another method. */
export const Offline: AppStory = appStory({
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

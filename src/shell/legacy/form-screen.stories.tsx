import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { appStory, type AppStory } from '../../../tests/kit/app-story';
import { expectVisible } from '../../../tests/kit/expect-visible';
import { longestText } from '../../../tests/kit/page-states';
import { externalFormAddress } from '../../cashier/payment-window/form-address';
import { ManualClock } from '../../core/time/clock.fake';

const meta = { title: 'Flows/shell/legacy/form' } satisfies Meta;
export default meta;

const address = '/form?action=https%3A%2F%2Fprovider.example%2Fpay&method=POST';

const made = (action: string) => {
  const form = { action, inputs: { PaReq: 'secret' } };
  return externalFormAddress('https://cashier.example/', form).replace(/^[^#]*#/, '');
};

/** Waits for the opener's data. The clock does not move, so that the wait does not time out. */
export const Loading: AppStory = appStory({
  design: 'legacy',
  path: address,
  clock: new ManualClock(),
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByText(text('redirect.sending')));
    await expect(canvas.queryByRole('button', { name: text('header.close') })).toBeNull();
  },
});

/** Made by anybody, or by the cashier for an app's browser: nothing is sent before the player presses the button. */
export const FilledAsks: AppStory = appStory({
  design: 'legacy',
  path: made('https://pay.provider.example:8443/3ds'),
  play: async ({ canvas }, { text }) => {
    const name = text('redirect.ask', { host: 'pay.provider.example:8443' });
    await expectVisible(canvas.findByRole('heading', { name }));
    await expect(canvas.getByRole('button', { name: text('complete.openPage') })).toBeEnabled();
  },
});

/** Opened outside the cashier: there is no opener to send the data. */
export const FailedNoData: AppStory = appStory({
  design: 'legacy',
  path: address,
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByText(text('redirect.closeWindow')));
  },
});

/** The address does not name a page that the form may be sent to. */
export const FailedBadAddress: AppStory = appStory({
  design: 'legacy',
  path: '/form?action=javascript%3Aalert(1)',
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByText(text('redirect.closeWindow')));
  },
});

export const LongestText: AppStory = longestText({
  design: 'legacy',
  path: made(`https://${'a-very-long-name.'.repeat(6)}example/3ds`),
});

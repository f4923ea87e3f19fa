import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { appStory, type AppStory } from '../../../../tests/kit/app-story';
import { expectVisible } from '../../../../tests/kit/expect-visible';
import { flowStories } from '../../../../tests/kit/flow-stories';
import { catalogue, testMethod } from '../../../../tests/kit/story-catalogue';
import { openedPage, payWith } from '../../../../tests/kit/story-steps';

const meta = { title: 'Flows/card-redirect/current/whole flow' } satisfies Meta;
export default meta;

const flow = flowStories({
  methods: [...catalogue, testMethod('test_card_unified')],
  pay: (app) => payWith(app, 'test_card_unified'),
  expired: 'complete.deposit.mistaked.title',
});

/** To try by hand: the panel plays the provider, the network and the browser. */
export const ToPlay: AppStory = flow.toPlay();

/** From the list to the paid deposit, as a player does it. */
export const FromListToProcessed: AppStory = appStory({
  hasPanel: true,
  play: async ({ canvas, userEvent }, app) => {
    const { text, router, host } = app;
    await userEvent.click(await canvas.findByRole('button', { name: /PayPal/ }));
    await userEvent.click(await canvas.findByRole('button', { name: text('card-redirect:submit') }));
    await expectVisible(canvas.findByRole('heading', { name: text('complete.deposit.waiting.title') }));
    await expect(openedPage(app)).toContain('https://provider.example/acquirer/');
    await expect(host.sent.map(({ messageType }) => messageType)).toContain('onCreateTransaction');
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
    await expectVisible(canvas.findByRole('heading', { name: text('complete.deposit.processed.title') }));
    await expect(router.path).toBe('/deposit/complete');
  },
});

/** The connection is lost right after the payment, and the deposit fails meanwhile: the page shows it once it is back online. */
export const OfflineThenMistaked: AppStory = appStory({
  hasPanel: true,
  play: async ({ canvas, userEvent }, { text }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /PayPal/ }));
    await userEvent.click(await canvas.findByRole('button', { name: text('card-redirect:submit') }));
    await canvas.findByRole('heading', { name: text('complete.deposit.waiting.title') });
    await userEvent.click(canvas.getByRole('button', { name: 'Go offline' }));
    await expectVisible(canvas.findByText(text('network.offline')));
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Go online' }));
    await expectVisible(canvas.findByRole('heading', { name: text('complete.deposit.mistaked.title') }));
    await userEvent.click(canvas.getByRole('button', { name: text('complete.tryAnother') }));
    await expect(await canvas.findByRole('button', { name: /PayPal/ })).toBeEnabled();
  },
});

/** The player is on the page of the unified flow when its time runs out and the provider ends the deposit. */
export const Expired: AppStory = flow.expired();

import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { appStory, type AppStory } from '../../../../tests/kit/app-story';
import { expectVisible } from '../../../../tests/kit/expect-visible';
import { flowStories } from '../../../../tests/kit/flow-stories';
import { handsOn } from '../../../../tests/kit/journeys/app-hands';
import { makePayment } from '../../../../tests/kit/journeys/journey';
import { openedPage } from '../../../../tests/kit/story-steps';
import { deposit, unified } from '../../journeys.fixture';

const meta = { title: 'Flows/card-redirect/current/whole flow' } satisfies Meta;
export default meta;

/** To try by hand: the panel plays the provider, the network and the browser. */
export const ToPlay: AppStory = flowStories(unified).toPlay();

/** From the list to the paid deposit: the provider's page opens, and the host is told. */
export const FromListToProcessed: AppStory = appStory({
  hasPanel: true,
  play: async (context, app) => {
    const { canvas, userEvent } = context;
    const hands = handsOn(context, app, deposit);
    await makePayment(hands, deposit);
    await expect(openedPage(app)).toContain('https://provider.example/acquirer/');
    await expect(app.host.sent.map(({ messageType }) => messageType)).toContain('onCreateTransaction');
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
    await hands.sees('complete.deposit.processed.title');
    await expect(app.router.path).toBe('/deposit/complete');
  },
});

/** The connection is lost right after the payment, and the deposit fails meanwhile: the page shows it once it is back online. */
export const OfflineThenMistaked: AppStory = appStory({
  hasPanel: true,
  play: async (context, app) => {
    const { canvas, userEvent } = context;
    const hands = handsOn(context, app, deposit);
    await makePayment(hands, deposit);
    await userEvent.click(canvas.getByRole('button', { name: 'Go offline' }));
    await expectVisible(canvas.findByText(app.text('network.offline')));
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Go online' }));
    await hands.sees('complete.deposit.mistaked.title');
    await hands.press('complete.tryAnother');
    await expect(await canvas.findByRole('button', { name: /PayPal/ })).toBeEnabled();
  },
});

/** The player is on the page of the unified flow when its time runs out and the provider ends the deposit. */
export const Expired: AppStory = flowStories(unified).expired();

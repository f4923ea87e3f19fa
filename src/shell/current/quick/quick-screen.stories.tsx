/** The quick deposit, in a frame of 320 × 220 px, in both designs (see the legacy file). */
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { appStory, type AppStory, type AppStoryOptions } from '../../../../tests/kit/app-story';
import { expectVisible } from '../../../../tests/kit/expect-visible';
import { longestText } from '../../../../tests/kit/page-states';
import { testMethod } from '../../../../tests/kit/story-catalogue';
import { followQuick } from '../../../composition/quick/follow-quick';
import type { StoryApp } from '../../../../tests/kit/story-app';

const meta = {
  title: 'Flows/quick/current/quick',
  decorators: [
    (Story) => (
      <div style={{ width: 320, height: 220, overflow: 'hidden', '--frame-height': '220px' } as object}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta;
export default meta;

const card = testMethod('test_card');
const visa = { id: 'a-1', paymentMethod: 'test_card', label: 'Visa •••• 4242', isDefault: false };
const recent = [{ name: 'test_card', amount: 37.5, currency: 'EUR', accountId: 'a-1', accountLabel: visa.label }];
const method = { ...card.method, hasAccounts: true };
const quick = {
  methods: [{ ...card, method }, testMethod('test_card_post')],
  host: { view: 'quick' },
  standing: { recent, accounts: [visa] },
  prepare: (app) => follow(app),
} satisfies AppStoryOptions;

/** As main.ts does where the host asks for it. */
function follow(app: StoryApp): void {
  const [unfollow, stop] = [followQuick(app.container, document.documentElement), app.stop];
  app.stop = () => {
    unfollow();
    stop();
  };
}

const pay = ({ text }: StoryApp) => ({ name: text('card-redirect:submit') });

/** One tap pays with the account that paid last. */
export const Filled: AppStory = appStory({
  ...quick,
  play: async ({ canvas, userEvent }, app) => {
    const button = await canvas.findByRole('button', pay(app));
    await expectVisible(canvas.findByText(visa.label));
    await expect(canvas.getByRole('textbox')).toHaveValue('37,50');
    await expect(canvas.queryByRole('banner')).toBeNull();
    await expectVisible(canvas.findByRole('button', { name: app.text('player:quick.others') }));
    await userEvent.click(button);
    await waitFor(() => expect(app.gateway.transactions.size).toBe(1));
    const create = app.gateway.received.find(({ type }) => type === 'BANKING:deposit-create');
    await expect(create?.data).toMatchObject({ accountId: 'a-1', amount: 37.5 });
  },
});

/** What it costs stands above the button; the rest scrolls. */
export const WithFee: AppStory = appStory({
  ...quick,
  methods: [{ ...card, method: { ...method, fees: { EUR: { percent: 2 } } } }],
  play: async ({ canvas }, app) => {
    await canvas.findByRole('button', pay(app));
    await expectVisible(canvas.findByText(/0[.,]75/));
  },
});

export const BelowTheLeast: AppStory = appStory({
  ...quick,
  play: async ({ canvas, userEvent }, app) => {
    const amount = await canvas.findByRole('textbox');
    await userEvent.clear(amount);
    await userEvent.click(await canvas.findByRole('button', pay(app)));
    await waitFor(() => expect(amount).toHaveAttribute('aria-invalid', 'true'));
    await expect(app.gateway.transactions.size).toBe(0);
  },
});

/** Nothing to repeat: the whole cashier is offered. */
export const Empty: AppStory = appStory({
  ...quick,
  standing: {},
  play: async ({ canvas, userEvent }, { text, host }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('title.depositMethod') }));
    await expectVisible(canvas.findByRole('button', { name: /Test card POST/ }));
    await expect(host.sent).toContainEqual({ messageType: 'onExpand' });
  },
});

export const Offline: AppStory = appStory({
  ...quick,
  prepare: (app) => {
    follow(app);
    app.gateway.cut();
  },
  play: async ({ canvas }, app) => {
    await expectVisible(canvas.findByText(app.text('network.offline')));
    await expect(await canvas.findByRole('button', pay(app))).toBeVisible();
  },
});

export const LongestText: AppStory = longestText(quick);

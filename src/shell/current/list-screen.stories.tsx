import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { amountFirst } from '../../../tests/kit/amount-first';
import { appStory, type AppStory, type AppStoryOptions } from '../../../tests/kit/app-story';
import { expectVisible } from '../../../tests/kit/expect-visible';
import { furtherMethods, furtherMethodsAskedAgain, furtherMethodsMissed } from '../../../tests/kit/long-list';
import { languageMenu } from '../../../tests/kit/language-menu';
import { leftElsewhere } from '../../../tests/kit/left-elsewhere';
import { longestText } from '../../../tests/kit/page-states';
import { catalogue } from '../../../tests/kit/story-catalogue';
import { pluginOnItsWay } from '../../../tests/kit/story-steps';
import { HTTP_PATHS } from '../../contract/http';
import { ManualClock } from '../../core/time/clock.fake';

const meta = { title: 'Flows/shell/current/list' } satisfies Meta;
export default meta;

export const FilledGermany: AppStory = appStory({
  play: async ({ canvas }, { text }) => {
    await expect(await canvas.findByRole('button', { name: /PayPal/ })).toBeEnabled();
    await expectVisible(canvas.getByRole('heading', { name: text('title.depositMethod') }));
    await expectVisible(canvas.getByRole('button', { name: text('header.close') }));
  },
});

export const FilledIndia: AppStory = appStory({
  country: 'IN',
  currency: 'INR',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Paytm/ })).toBeEnabled();
  },
});

export const FilledOneMethod: AppStory = appStory({
  methods: catalogue.filter(({ method }) => method.name === 'de_klarna'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Klarna/ })).toBeEnabled();
  },
});

/** The brand's logo, which the dark theme has another one of. */
export const WithLogo: AppStory = appStory({
  settings: { logoUrl: '/files/icons/brand-logo.svg', logoUrlDark: '/files/icons/brand-logo.svg', logoInBoth: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expectVisible(canvasElement.querySelector<HTMLElement>('header img')!));
  },
});

/** The clock does not move, so that the page does not time out after 30 seconds. */
export const Loading: AppStory = appStory({
  clock: new ManualClock(),
  before: ({ gateway }) => gateway.faults.hold(HTTP_PATHS.paymentMethods),
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByRole('status', { name: text('list.loading') }));
  },
});

/** A tile was chosen and its page is loading: the list stays. */
export const Opening: AppStory = appStory({
  before: (app) => pluginOnItsWay(app, 'card-redirect'),
  play: async ({ canvas, userEvent }) => {
    const tile = await canvas.findByRole('button', { name: /PayPal/ });
    await userEvent.click(tile);
    await expect(tile).toHaveAttribute('aria-busy', 'true');
  },
});

export const Offline: AppStory = appStory({
  prepare: ({ gateway }) => gateway.cut(),
  play: async ({ canvas }, { text }) => {
    await expect(await canvas.findByRole('button', { name: /PayPal/ })).toBeEnabled();
    await expectVisible(canvas.findByText(text('network.offline')));
  },
});

/** For a host that has its own close button. */
export const WithoutCloseButton: AppStory = appStory({
  host: { closingButton: false },
  play: async ({ canvas }, { text }) => {
    await expect(await canvas.findByRole('button', { name: /PayPal/ })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: text('header.close') })).toBeNull();
  },
});

export const LongestText: AppStory = longestText({});

/** The withdrawal's methods and the balance. */
export const Withdrawals: AppStory = appStory({
  path: '/withdrawal',
  host: { user: { balanceData: { primary: { amount: 1250.5, currency: 'EUR' } } } },
  play: async ({ canvas }, { text, money }) => {
    await expectVisible(canvas.getByRole('heading', { name: text('title.withdrawalMethod') }));
    await expectVisible(canvas.findByText(money(1250.5)));
    await expect(canvas.getByRole('list', { name: text('list.label.withdrawal') })).toBeVisible();
  },
});

/** A payment begun in another view is offered above the end of the list, so that no tile moves. */
export const OfferOfAPayment: AppStory = appStory({
  before: leftElsewhere('deposit', 'de_paypal'),
  play: async ({ canvas }, { text, money }) => {
    await expectVisible(canvas.findByText(text('resume.offer.deposit', { amount: money(50) })));
    await expect(canvas.getByRole('button', { name: text('resume.offer.continue') })).toBeEnabled();
  },
});

export const OfferContinued: AppStory = appStory({
  before: leftElsewhere('deposit', 'de_paypal'),
  play: async ({ canvas, userEvent }, { text }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('resume.offer.continue') }));
    await expectVisible(canvas.findByRole('heading', { name: text('complete.deposit.waiting.title') }));
  },
});

const ofAWithdrawal = {
  path: '/withdrawal',
  before: leftElsewhere('withdrawal', 'de_sepa'),
} satisfies AppStoryOptions;

export const OfferOfAWithdrawal: AppStory = appStory({
  ...ofAWithdrawal,
  play: async ({ canvas }, { text, money }) => {
    await expectVisible(canvas.findByText(text('withdrawal.waiting.text', { amount: money(50) })));
    await expect(canvas.getByRole('button', { name: text('resume.offer.later') })).toBeEnabled();
  },
});

/** The player answers "Not now". */
export const OfferPutOff: AppStory = appStory({
  ...ofAWithdrawal,
  play: async ({ canvas, userEvent }, { text, money }) => {
    const offer = await canvas.findByText(text('withdrawal.waiting.text', { amount: money(50) }));
    await userEvent.click(canvas.getByRole('button', { name: text('resume.offer.later') }));
    await expect(offer).not.toBeInTheDocument();
  },
});

export const FurtherMethods: AppStory = appStory(furtherMethods);

export const FurtherMethodsMissed: AppStory = appStory(furtherMethodsMissed);

export const FurtherMethodsAskedAgain: AppStory = appStory(furtherMethodsAskedAgain);

/** What does not take the amount stands below, with the reason; the form begins with it. */
export const WithAmountFirst: AppStory = amountFirst();

export const LanguageMenu: AppStory = appStory(languageMenu);

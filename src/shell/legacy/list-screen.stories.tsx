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

const meta = { title: 'Flows/shell/legacy/list' } satisfies Meta;
export default meta;

const russia = { design: 'legacy', country: 'RU', currency: 'RUB' } as const;

/** The title is not visible, but screen readers read it. */
export const FilledRussia: AppStory = appStory({
  ...russia,
  play: async ({ canvas }, { text }) => {
    await expect((await canvas.findAllByRole('button', { name: /SberPay|YooMoney card|ЮMoney/ }))[0]).toBeEnabled();
    await expect(canvas.getByRole('heading', { name: text('title.depositMethod') }).getBoundingClientRect().width).toBe(
      1,
    );
    await expectVisible(canvas.getByRole('button', { name: text('header.close') }));
  },
});

/** A method that needs a page which this design lacks is not listed. */
export const BrazilWithoutPix: AppStory = appStory({
  design: 'legacy',
  country: 'BR',
  currency: 'BRL',
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByRole('list', { name: text('list.label.deposit') }));
    await expect(canvas.queryByRole('button', { name: /^Pix/ })).toBeNull();
  },
});

export const Withdrawal: AppStory = appStory({
  ...russia,
  path: '/withdrawal',
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByRole('list', { name: text('list.label.withdrawal') }));
  },
});

/** The header shows the brand's logo. */
export const WithLogo: AppStory = appStory({
  ...russia,
  settings: { logoUrl: '/files/icons/brand-logo.svg' },
  play: async ({ canvasElement }) => {
    await expectVisible(canvasElement.querySelector<HTMLElement>('header img')!);
  },
});

/** A logo that cannot be loaded is replaced by the neutral mark. */
export const LogoMissing: AppStory = appStory({
  ...russia,
  settings: { logoUrl: '/files/icons/none.svg' },
  play: async ({ canvasElement, canvas }, { text }) => {
    await expectVisible(canvas.findByRole('list', { name: text('list.label.deposit') }));
    await waitFor(() => expect(canvasElement.querySelector('header img')).toBeNull());
  },
});

export const OneMethod: AppStory = appStory({
  design: 'legacy',
  methods: catalogue.filter(({ method }) => method.name === 'de_klarna'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Klarna/ })).toBeEnabled();
  },
});

/** The clock does not move, so that the page does not time out after 30 seconds. */
export const Loading: AppStory = appStory({
  ...russia,
  clock: new ManualClock(),
  before: ({ gateway }) => gateway.faults.hold(HTTP_PATHS.paymentMethods),
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByRole('status', { name: text('list.loading') }));
  },
});

/** A row was chosen and its page is loading: the list stays. */
export const Opening: AppStory = appStory({
  design: 'legacy',
  before: (app) => pluginOnItsWay(app, 'card-redirect'),
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('button', { name: /PayPal/ });
    await userEvent.click(row);
    await expect(row).toHaveAttribute('aria-busy', 'true');
  },
});

export const Offline: AppStory = appStory({
  design: 'legacy',
  prepare: ({ gateway }) => gateway.cut(),
  play: async ({ canvas }, { text }) => {
    await expect(await canvas.findByRole('button', { name: /PayPal/ })).toBeEnabled();
    await expectVisible(canvas.findByText(text('network.offline')));
  },
});

export const LongestText: AppStory = longestText(russia);

/** A payment begun in another view is offered above the end of the list, so that no tile moves. */
export const OfferOfAPayment: AppStory = appStory({
  design: 'legacy',
  before: leftElsewhere('deposit', 'de_paypal'),
  play: async ({ canvas }, { text, money }) => {
    await expectVisible(canvas.findByText(text('resume.offer.deposit', { amount: money(50) })));
    await expect(canvas.getByRole('button', { name: text('resume.offer.continue') })).toBeEnabled();
  },
});

export const OfferContinued: AppStory = appStory({
  design: 'legacy',
  before: leftElsewhere('deposit', 'de_paypal'),
  play: async ({ canvas, userEvent }, { text }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('resume.offer.continue') }));
    await expectVisible(canvas.findByRole('heading', { name: text('complete.deposit.waiting.title') }));
  },
});

const ofAWithdrawal = {
  path: '/withdrawal',
  design: 'legacy',
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

export const FurtherMethods: AppStory = appStory({ design: 'legacy', ...furtherMethods });

export const FurtherMethodsMissed: AppStory = appStory({ design: 'legacy', ...furtherMethodsMissed });

export const FurtherMethodsAskedAgain: AppStory = appStory({ design: 'legacy', ...furtherMethodsAskedAgain });

/** What does not take the amount stands below, with the reason; the form begins with it. */
export const WithAmountFirst: AppStory = amountFirst({ design: 'legacy' });

export const LanguageMenu: AppStory = appStory({ design: 'legacy', ...languageMenu });

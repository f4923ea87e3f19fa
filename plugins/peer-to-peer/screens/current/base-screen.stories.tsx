import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MethodsStore } from '@/cashier/methods/methods-store';
import { CaptchaRuntime } from '@/core/captcha/captcha-page';
import { FakeCaptchaPage } from '@/core/captcha/captcha-page.fake';
import { appStory, type AppStory } from '../../../../tests/kit/app-story';
import { expectTold, expectVisible } from '../../../../tests/kit/expect-visible';
import { formStates } from '../../../../tests/kit/form-states';
import type { StoryApp } from '../../../../tests/kit/story-app';
import { testMethod } from '../../../../tests/kit/story-catalogue';
import { openGroup, openMethod } from '../../../../tests/kit/story-steps';
import { methods } from '../../fixtures';
import { P2PDepositStore } from '../../stores/p2p-deposit-store';
import { openForm, pay, plain } from '../p2p-steps.fixture';

const meta = { title: 'Flows/peer-to-peer/current/base' } satisfies Meta;
export default meta;

const CHECK = 'BANKING_DEPOSIT:deposit-check';
const SCORE = 'BANKING_DEPOSIT:score';
const submit = ({ text }: StoryApp) => ({ name: text('peer-to-peer:base.submit') });
const v2 = testMethod('test_p2p_v2');
const uzbek = { country: 'UZ', currency: 'UZS', methods };

export const Form: AppStory = appStory({
  methods: [plain],
  prepare: (app) => openForm(app),
  play: async ({ canvas }, app) => {
    await expect(await canvas.findByRole('button', submit(app))).toBeEnabled();
    await expect(canvas.getByRole('textbox')).toBeValid();
  },
});

export const ToInvoice: AppStory = appStory({
  methods: [plain],
  prepare: (app) => openForm(app),
  play: async ({ canvas, userEvent }, app) => {
    await userEvent.click(await canvas.findByRole('button', submit(app)));
    await expectVisible(canvas.findByRole('heading', { name: app.text('peer-to-peer:invoice.title') }));
  },
});

/** The page first asks the gateway for an open deposit. */
export const Loading: AppStory = appStory({
  methods: [plain],
  before: ({ gateway }) => gateway.faults.hold(CHECK),
  prepare: (app) => openMethod(app, 'test_p2p'),
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByRole('status', { name: text('peer-to-peer:base.loading') }));
  },
});

export const Resumed: AppStory = appStory({
  methods: [plain],
  prepare: async (app) => {
    await pay(app, '50');
    await app.router.go('/deposit');
    app.container.resolve(MethodsStore).reset();
    await openMethod(app, 'test_p2p');
  },
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByRole('heading', { name: text('peer-to-peer:invoice.title') }));
  },
});

export const Guaranteed: AppStory = appStory({
  ...uzbek,
  prepare: (app) => openForm(app, 'uz_humo_p2p'),
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByText(text('peer-to-peer:guaranteed')));
  },
});

export const WithSupport: AppStory = appStory({
  country: 'KG',
  currency: 'KGS',
  methods,
  settings: { support: { url: '', text: {}, byHost: true } },
  prepare: (app) => openForm(app, 'kg_bakai_p2p'),
  play: async ({ canvas, userEvent }, { text, host }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('peer-to-peer:support') }));
    const params = { flow: 'deposit', method: 'kg_bakai_p2p' };
    await expect(host.sent).toContainEqual({ messageType: 'onAction', name: 'support', params });
  },
});

/** The deployment has a support page of its own: the button opens it and the host is notified. */
export const WithSupportPage: AppStory = appStory({
  country: 'KG',
  currency: 'KGS',
  methods,
  settings: { support: { url: 'https://help.example/', text: {}, byHost: false } },
  prepare: (app) => openForm(app, 'kg_bakai_p2p'),
  play: async ({ canvas, userEvent }, { text, window }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('peer-to-peer:support') }));
    await expect(window.popups.at(-1)?.address).toBe('https://help.example/');
  },
});

/** Without a support page the deployment's text is shown. */
export const WithSupportWords: AppStory = appStory({
  country: 'KG',
  currency: 'KGS',
  methods,
  settings: { support: { url: '', text: { en: 'Call 0800 111', ru: 'Звоните 0800 111' }, byHost: false } },
  prepare: (app) => openForm(app, 'kg_bakai_p2p'),
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByText(/0800 111/));
    await expect(canvas.queryByRole('button', { name: text('peer-to-peer:support') })).toBeNull();
  },
});

/** Without any of them the button copies what support will ask for. */
export const WithSupportToCopy: AppStory = appStory({
  country: 'KG',
  currency: 'KGS',
  methods,
  settings: { support: { url: '', text: {}, byHost: false } },
  prepare: (app) => openForm(app, 'kg_bakai_p2p'),
  play: async ({ canvas, userEvent }, { host }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy for support' }));
    await expect(host.sent).toContainEqual(expect.objectContaining({ messageType: 'onAction', name: 'support' }));
  },
});

/** The group's tile opens this page, so the method is chosen here. */
export const ChoiceOfAGroup: AppStory = appStory({
  country: 'KZ',
  currency: 'KZT',
  methods: methods.map((entry) => ({ ...entry, method: { ...entry.method, category: 'cash_methods' } })),
  prepare: (app) => openGroup(app, 'cash_methods'),
  play: async ({ canvas, userEvent }) => {
    const second = await canvas.findByRole('radio', { name: /Halyk/ });
    await userEvent.click(second);
    await expectVisible(canvas.findByRole('heading', { name: /Halyk/ }));
  },
});

export const LoadingSubmitting: AppStory = appStory({
  methods: [plain],
  before: ({ gateway }) => gateway.faults.hold(SCORE),
  prepare: (app) => openForm(app),
  play: async ({ canvas, userEvent }, app) => {
    const button = await canvas.findByRole('button', submit(app));
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
});

export const MoreFieldsRequired: AppStory = appStory({
  methods: [plain],
  prepare: (app) => pay(app, '50,33'),
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByText(text('deposit.moreFields')));
    await expect(await canvas.findAllByRole('textbox')).toHaveLength(2);
  },
});

export const ErrorOfTheCallNoFreeCard: AppStory = appStory({
  methods: [plain],
  prepare: (app) => openForm(app),
  play: async ({ canvas, userEvent }, app) => {
    const amount = await canvas.findByRole('textbox');
    await userEvent.clear(amount);
    await userEvent.type(amount, '50,21');
    await userEvent.click(canvas.getByRole('button', submit(app)));
    await expectTold(canvas, /no free card/);
    await expect(canvas.getByRole('button', submit(app))).toBeEnabled();
  },
});

export const Offline: AppStory = appStory({
  methods: [plain],
  prepare: async (app) => {
    await openForm(app);
    app.gateway.cut();
  },
  play: async ({ canvas }, app) => {
    await expect(await canvas.findByRole('button', submit(app))).toHaveAttribute('aria-disabled', 'true');
  },
});

const withCaptcha = (page: FakeCaptchaPage) => ({
  methods: [v2],
  settings: {
    captcha: {
      v2SiteKey: 'key',
      v3SiteKey: '',
      v2ScriptUrl: 'https://captcha.example/api.js',
      v3ScriptUrl: 'https://captcha.example/enterprise.js',
    },
  },
  before: ({ container }: Pick<StoryApp, 'container'>) => container.registerInstance(CaptchaRuntime, { page }),
  prepare: (app: StoryApp) => openForm(app, 'test_p2p_v2'),
});

/** The captcha service's widget is shown in a dialog that the player can cancel. */
const shown = new FakeCaptchaPage();
export const CaptchaShown: AppStory = appStory({
  ...withCaptcha(shown),
  play: async ({ canvas, userEvent }, app) => {
    await userEvent.click(await canvas.findByRole('button', submit(app)));
    shown.arrive({
      ready: (callback) => callback(),
      render: (element) => element.append('The widget of the service') ?? 0,
      execute: () => undefined,
      reset: () => undefined,
    });
    await expectVisible(canvas.findByText('The widget of the service'));
    await expectVisible(canvas.findByRole('dialog', { name: app.text('peer-to-peer:captcha.title') }));
  },
});

export const CaptchaFailed: AppStory = appStory({
  ...withCaptcha(new FakeCaptchaPage()),
  settings: {},
  play: async ({ canvas, userEvent }, app) => {
    await userEvent.click(await canvas.findByRole('button', submit(app)));
    const message = app.text('common.errors.captcha.siteKeyRequired');
    await expectTold(canvas, message);
  },
});

const form = formStates({
  methods: [plain],
  prepare: (app) => openForm(app),
  call: 'BANKING_DEPOSIT:deposit-create-p2p',
  submit: 'peer-to-peer:base.submit',
  amount: '75',
  formOf: ({ router }) => router.shown!.scope.resolve(P2PDepositStore).form.form,
});
export const Empty: AppStory = form.empty();
export const Filled: AppStory = form.filled();
export const FieldError: AppStory = form.fieldError();
export const LongestText: AppStory = form.longestText();

import type { Meta, ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';
import { expect } from 'storybook/test';
import { AppError } from '@/core/errors/app-error';
import { DepositStore } from '@/cashier/deposit/deposit-store';
import { appStory, type AppStory, type AppStoryOptions } from '../../../../tests/kit/app-story';
import { expectTold, expectVisible } from '../../../../tests/kit/expect-visible';
import { findLoss } from '../../../../tests/kit/page-states';
import { formStates } from '../../../../tests/kit/form-states';
import type { StoryApp } from '../../../../tests/kit/story-app';
import { catalogue, testMethod } from '../../../../tests/kit/story-catalogue';
import { openNetworks } from './steps.fixture';
import type { CryptoForm } from '../../stores/crypto-form';

const meta = { title: 'Flows/crypto/legacy/network' } satisfies Meta;
export default meta;

const CREATE = 'BANKING:deposit-create';
const submit = ({ text }: StoryApp) => ({ name: text('crypto:amount.submit') });

const askForNetwork = async ({ canvas, userEvent }: StoryContext<ReactRenderer>, app: StoryApp) => {
  await userEvent.click(await canvas.findByRole('button', submit(app)));
  await expectVisible(canvas.findByText(app.text('crypto:network.required')));
};
const changeNetwork = async ({ canvas, userEvent }: StoryContext<ReactRenderer>, app: StoryApp) => {
  await userEvent.click(await canvas.findByRole('radio', { name: /Ethereum/ }));
  const amount = await canvas.findByRole('textbox', { name: app.text('amount.label') });
  await userEvent.clear(amount);
  await userEvent.type(amount, '75');
  await userEvent.click(canvas.getByRole('radio', { name: /TRON/ }));
  await expect(amount).toHaveValue('75');
};

/** No network is preselected: the button first asks for one, then for the amount. */
export const FieldErrorNoNetwork: AppStory = appStory({
  design: 'legacy',
  prepare: (app) => openNetworks(app, 'USDT'),
  play: askForNetwork,
});

/** The typed amount stays when the network changes. */
export const FilledAnotherNetwork: AppStory = appStory({
  design: 'legacy',
  prepare: (app) => openNetworks(app, 'USDT'),
  play: changeNetwork,
});

export const ToAddress: AppStory = appStory({
  design: 'legacy',
  prepare: (app) => openNetworks(app, 'USDT'),
  play: async (context, app) => {
    const { canvas, userEvent } = context;
    await askForNetwork(context, app);
    await changeNetwork(context, app);
    await userEvent.click(canvas.getByRole('button', submit(app)));
    await expectVisible(canvas.findByText(app.text('crypto:address.waiting')));
    const { data } = app.gateway.received.find(({ type }) => type === CREATE)!;
    await expect(data).toMatchObject({ paymentType: 'crypto_usdt_trc20', amount: 75 });
  },
});

/** A coin's only network is preselected. */
export const Bitcoin: AppStory = appStory({
  design: 'legacy',
  prepare: (app) => openNetworks(app, 'BTC'),
  play: async ({ canvas }, { text }) => {
    await expect(await canvas.findByRole('radio', { name: /Bitcoin/ })).toBeChecked();
    await expectVisible(canvas.findByRole('textbox', { name: text('amount.label') }));
  },
});

const usdc = {
  design: 'legacy',
  methods: [...catalogue, testMethod('crypto_usdc')],
  prepare: (app) => openNetworks(app, 'USDC'),
} satisfies AppStoryOptions;

/** A single method that serves several networks looks the same as one method per network. */
export const NetworksOfOneMethod: AppStory = appStory({
  ...usdc,
  play: async ({ canvas, userEvent }) => {
    const network = await canvas.findByRole('radio', { name: /BEP-20/ });
    await userEvent.click(network);
    await expect(network).toBeChecked();
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
});

export const ToAddressOfTheNetwork: AppStory = appStory({
  ...usdc,
  play: async ({ canvas, userEvent }, app) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /BEP-20/ }));
    await userEvent.click(canvas.getByRole('button', submit(app)));
    await expectVisible(canvas.findByText(app.text('crypto:address.waiting')));
    const { data } = app.gateway.received.find(({ type }) => type === CREATE)!;
    await expect(data).toMatchObject({ fields: { network: 'bep20' } });
  },
});

export const ErrorOfTheCall: AppStory = appStory({
  design: 'legacy',
  prepare: (app) => openNetworks(app, 'BTC'),
  play: async ({ canvas, userEvent }, app) => {
    const message = 'This network is under maintenance. Choose another one.';
    const refusal = new AppError(message, { code: 'banking.merchantClientError', status: 400 });
    app.gateway.faults.refuseNext(CREATE, refusal);
    await canvas.findByRole('textbox', { name: app.text('amount.label') });
    await userEvent.click(canvas.getByRole('button', submit(app)));
    await expectTold(canvas, message);
  },
});

export const Offline: AppStory = appStory({
  design: 'legacy',
  prepare: async (app) => {
    await openNetworks(app, 'BTC');
    app.gateway.cut();
  },
  play: async ({ canvas }, app) => {
    await expectVisible(findLoss({ canvas }, app));
    await expect(canvas.getByRole('button', submit(app))).toHaveAttribute('aria-disabled', 'true');
  },
});

const form = formStates({
  design: 'legacy',
  prepare: (app) => openNetworks(app, 'BTC'),
  call: CREATE,
  submit: 'crypto:amount.submit',
  amount: '125,50',
  formOf: ({ router }) => router.shown!.scope.resolve<DepositStore<CryptoForm>>(DepositStore).form.inner.form,
});
export const Loading: AppStory = form.loading();
export const Empty: AppStory = form.empty();
export const Filled: AppStory = form.filled();
export const LongestText: AppStory = form.longestText();

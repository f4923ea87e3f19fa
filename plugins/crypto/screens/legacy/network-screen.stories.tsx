import type { Meta, ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';
import { expect } from 'storybook/test';
import { DepositStore } from '@/cashier/deposit/deposit-store';
import { appStory, type AppStory, type AppStoryOptions } from '../../../../tests/kit/app-story';
import { expectVisible } from '../../../../tests/kit/expect-visible';
import { formStates } from '../../../../tests/kit/form-states';
import type { StoryApp } from '../../../../tests/kit/story-app';
import { catalogue, testMethod } from '../../../../tests/kit/story-catalogue';
import { down, slow } from '../method-states.fixture';
import { openNetworks } from './steps.fixture';
import type { CryptoForm } from '../../stores/crypto-form';

const meta = { title: 'Flows/crypto/legacy/network' } satisfies Meta;
export default meta;

const CREATE = 'BANKING:deposit-create';
const bitcoin = (app: StoryApp) => openNetworks(app, 'BTC');
const tether = { design: 'legacy', prepare: (app) => openNetworks(app, 'USDT') } satisfies AppStoryOptions;
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
  ...tether,
  play: askForNetwork,
});

/** The typed amount stays when the network changes. */
export const FilledAnotherNetwork: AppStory = appStory({
  ...tether,
  play: changeNetwork,
});

export const ToAddress: AppStory = appStory({
  ...tether,
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
  prepare: bitcoin,
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

/** What it costs, how long it usually takes, and that it takes longer now. */
export const Slow: AppStory = appStory({ ...slow, design: 'legacy', prepare: bitcoin });
/** It went down after it was chosen. */
export const Down: AppStory = appStory({ ...down, design: 'legacy', prepare: bitcoin });

const form = formStates({
  design: 'legacy',
  prepare: bitcoin,
  call: CREATE,
  submit: 'crypto:amount.submit',
  amount: '125,50',
  formOf: ({ router }) => router.shown!.scope.resolve<DepositStore<CryptoForm>>(DepositStore).form.inner.form,
});
export const Loading: AppStory = form.loading();
export const Empty: AppStory = form.empty();
export const Filled: AppStory = form.filled();
export const ErrorOfTheCall: AppStory = form.errorOfTheCall();
export const Offline: AppStory = form.offline();
export const LongestText: AppStory = form.longestText();

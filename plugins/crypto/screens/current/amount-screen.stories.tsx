import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ListStore } from '@/cashier/methods/list-store';
import { MethodsStore } from '@/cashier/methods/methods-store';
import { appStory, type AppStory } from '../../../../tests/kit/app-story';
import { expectTold, expectVisible } from '../../../../tests/kit/expect-visible';
import { findLoss } from '../../../../tests/kit/page-states';
import { formStates } from '../../../../tests/kit/form-states';
import type { StoryApp } from '../../../../tests/kit/story-app';
import { catalogue, testMethod } from '../../../../tests/kit/story-catalogue';
import { down, slow, withBitcoin } from '../method-states.fixture';
import { chooseCoin, cryptoForm } from './steps.fixture';

const meta = { title: 'Flows/crypto/current/amount' } satisfies Meta;
export default meta;

const CREATE = 'BANKING:deposit-create';
const tether = (app: StoryApp) => chooseCoin(app, 'crypto_usdt_trc20');
const bitcoin = (app: StoryApp) => chooseCoin(app, 'crypto_btc');
const submit = ({ text }: StoryApp) => ({ name: text('crypto:amount.submit') });

export const Amount: AppStory = appStory({
  prepare: tether,
  play: async ({ canvas }, app) => {
    const note = app.text('crypto:amount.note', { network: 'TRON (TRC-20)' });
    await expectVisible(canvas.findByText(note));
    await expect(canvas.getByRole('button', submit(app))).toBeEnabled();
  },
});

export const ToAddress: AppStory = appStory({
  prepare: tether,
  play: async ({ canvas, userEvent }, app) => {
    await userEvent.click(await canvas.findByRole('button', submit(app)));
    await expectVisible(canvas.findByText(app.text('crypto:address.waiting')));
  },
});

const usdc = {
  methods: [...catalogue, testMethod('crypto_usdc')],
  prepare: (app: StoryApp) => chooseCoin(app, 'crypto_usdc bep20'),
};

/** The field shows the network that was chosen with the button, and is disabled, so that it can't be changed by mistake. */
export const NetworkField: AppStory = appStory({
  ...usdc,
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('combobox');
    await expect(field).toBeDisabled();
    await expect(field).toHaveValue('bep20');
  },
});

export const ToAddressOfTheNetwork: AppStory = appStory({
  ...usdc,
  play: async ({ canvas, userEvent }, app) => {
    await userEvent.click(await canvas.findByRole('button', submit(app)));
    await expectVisible(canvas.findByText(app.text('crypto:address.waiting')));
    const { data } = app.gateway.received.find(({ type }) => type === CREATE)!;
    await expect(data).toMatchObject({ fields: { network: 'bep20' } });
  },
});

/** With a balance in dollars the network's minimum applies, although the method's own is lower. */
export const FieldErrorBelowTheNetworksMinimum: AppStory = appStory({
  currency: 'USD',
  methods: withBitcoin({ amount_rules: { USD: { min: 1, max: 5000 } } }),
  prepare: bitcoin,
  play: async ({ canvas, userEvent }, app) => {
    const amount = await canvas.findByRole('textbox', { name: app.text('amount.label') });
    await userEvent.clear(amount);
    await userEvent.type(amount, '14.99');
    await userEvent.click(canvas.getByRole('button', submit(app)));
    await expect(amount).toBeInvalid();
    await expect(app.gateway.received.map(({ type }) => type)).not.toContain(CREATE);
  },
});

export const Loading: AppStory = appStory({
  prepare: tether,
  before: ({ gateway }) => gateway.faults.hold(CREATE),
  play: async ({ canvas, userEvent }, app) => {
    const button = await canvas.findByRole('button', submit(app));
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(app.gateway.received.filter(({ type }) => type === CREATE)).toHaveLength(1);
  },
});

/** The reply was lost, so nothing says that the deposit failed. */
export const Checking: AppStory = appStory({
  prepare: tether,
  before: ({ gateway }) => gateway.faults.lose(CREATE),
  play: async ({ canvas, userEvent }, app) => {
    await userEvent.click(await canvas.findByRole('button', submit(app)));
    await expectVisible(canvas.findByText(app.text('deposit.checking')));
  },
});

export const Offline: AppStory = appStory({
  prepare: async (app) => {
    await tether(app);
    app.gateway.cut();
  },
  play: async ({ canvas }, app) => {
    await expectVisible(findLoss({ canvas }, app));
    await expect(canvas.getByRole('button', submit(app))).toHaveAttribute('aria-disabled', 'true');
  },
});

/** Opened by another way than its group: of a method with several networks one is chosen first. */
export const NetworkAsked: AppStory = appStory({
  methods: [...catalogue, testMethod('crypto_usdc')],
  currency: 'EUR',
  prepare: async ({ container }) => {
    await container.resolve(MethodsStore).load('deposit');
    await container.resolve(ListStore).chooseTile({ kind: 'method', name: 'crypto_usdc', category: 'crypto' });
  },
  play: async ({ canvas, userEvent }, app) => {
    await userEvent.click(await canvas.findByRole('button', submit(app)));
    await expectTold(canvas, app.text('crypto:network.required'));
    await expect(app.gateway.received.filter(({ type }) => type === CREATE)).toEqual([]);
    await userEvent.click(await canvas.findByRole('radio', { name: /BNB Smart Chain/ }));
    await userEvent.click(await canvas.findByRole('button', submit(app)));
    await waitFor(() => expect(app.router.path).toBe('/deposit/crypto/address'));
    const [sent] = app.gateway.received.filter(({ type }) => type === CREATE);
    await expect(sent?.data).toMatchObject({ fields: { network: 'bep20' } });
  },
});

/** What it costs, how long it usually takes, and that it takes longer now. */
export const Slow: AppStory = appStory({ ...slow, prepare: bitcoin });
/** It went down after it was chosen. */
export const Down: AppStory = appStory({ ...down, prepare: bitcoin });

const form = formStates({
  prepare: tether,
  call: CREATE,
  submit: 'crypto:amount.submit',
  amount: '125,50',
  formOf: cryptoForm,
});
export const Empty: AppStory = form.empty();
export const Filled: AppStory = form.filled();
export const ErrorOfTheCall: AppStory = form.errorOfTheCall();
export const LongestText: AppStory = form.longestText();

import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { appStory, type AppStory } from '../../../../tests/kit/app-story';
import { expectVisible } from '../../../../tests/kit/expect-visible';
import { openAddress, openCoins } from './steps.fixture';

const meta = { title: 'Flows/crypto/legacy/coin' } satisfies Meta;
export default meta;

export const Coins: AppStory = appStory({
  design: 'legacy',
  prepare: openCoins,
  play: async ({ canvas, userEvent }, { text, router }) => {
    await expect(router.path).toBe('/deposit/crypto');
    await expectVisible(canvas.findByRole('heading', { name: text('paymentGroup.crypto') }));
    await userEvent.click(canvas.getByRole('button', { name: /Tether/ }));
    await waitFor(() => expect(router.path).toBe('/deposit/crypto/network'));
  },
});

/** Back from the address: it can be had again, and no second deposit is made. */
export const UnfinishedPayment: AppStory = appStory({
  design: 'legacy',
  prepare: (app) => openAddress(app, 'USDT', 'crypto_usdt_trc20'),
  play: async ({ canvas, userEvent }, { text, gateway }) => {
    await expectVisible(canvas.findByText(text('crypto:address.waiting')));
    await userEvent.click(canvas.getByRole('button', { name: text('header.back') }));
    await userEvent.click(await canvas.findByRole('button', { name: text('crypto:open.show') }));
    await expectVisible(canvas.findByText(text('crypto:address.waiting')));
    await expect(gateway.received.filter(({ type }) => type === 'BANKING:deposit-create')).toHaveLength(1);
  },
});

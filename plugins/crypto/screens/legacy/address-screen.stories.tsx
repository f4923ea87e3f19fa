import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { appStory, type AppStory } from '../../../../tests/kit/app-story';
import { expectVisible } from '../../../../tests/kit/expect-visible';
import { openAddress } from './steps.fixture';

const meta = { title: 'Flows/crypto/legacy/address' } satisfies Meta;
export default meta;

export const Tron: AppStory = appStory({
  design: 'legacy',
  prepare: (app) => openAddress(app, 'USDT', 'crypto_usdt_trc20'),
  play: async ({ canvas }, { text, router }) => {
    await expect(router.path).toBe('/deposit/crypto/address');
    await expectVisible(canvas.findByText(text('crypto:address.warning.title', { network: 'TRON (TRC-20)' })));
    await expectVisible(canvas.getByRole('img', { name: /TRON/ }));
  },
});

/** The transfer must carry a number besides. */
export const RippleWithTag: AppStory = appStory({
  design: 'legacy',
  prepare: (app) => openAddress(app, 'XRP', 'crypto_xrp'),
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByText(text('crypto:address.tag')));
  },
});

export const WrongChecksum: AppStory = appStory({
  design: 'legacy',
  prepare: (app) => openAddress(app, 'BTC', 'crypto_btc', '50.13'),
  play: async ({ canvas, userEvent }, { text, router }) => {
    await expectVisible(canvas.findByText(text('crypto:refused.address.text')));
    await expect(canvas.queryByRole('img')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: text('crypto:refused.back') }));
    await waitFor(() => expect(router.path).toBe('/deposit'));
  },
});

export const Processed: AppStory = appStory({
  design: 'legacy',
  prepare: (app) => openAddress(app, 'USDT', 'crypto_usdt_trc20'),
  play: async ({ canvas }, { text, gateway }) => {
    await expectVisible(canvas.findByText(text('crypto:address.waiting')));
    gateway.settleAll('processed');
    await expectVisible(canvas.findByRole('heading', { name: text('complete.deposit.processed.title') }));
  },
});

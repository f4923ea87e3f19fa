import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { appStory, type AppStory } from '../../../../tests/kit/app-story';
import { expectVisible } from '../../../../tests/kit/expect-visible';
import { failed, longestText, offline } from '../../../../tests/kit/page-states';
import type { StoryApp } from '../../../../tests/kit/story-app';
import { allMethods } from '../../../../tests/kit/story-catalogue';
import { openAddress } from './steps.fixture';

const meta = { title: 'Flows/crypto/legacy/address' } satisfies Meta;
export default meta;

export const WaitingTron: AppStory = appStory({
  design: 'legacy',
  prepare: (app) => openAddress(app, 'USDT', 'crypto_usdt_trc20'),
  play: async ({ canvas }, { text, router }) => {
    await expect(router.path).toBe('/deposit/crypto/address');
    await expectVisible(canvas.findByText(text('crypto:address.warning.title', { network: 'TRON (TRC-20)' })));
    await expectVisible(canvas.getByRole('img', { name: /TRON/ }));
  },
});

/** The transfer must also contain a tag. */
export const WaitingRippleWithTag: AppStory = appStory({
  design: 'legacy',
  prepare: (app) => openAddress(app, 'XRP', 'crypto_xrp'),
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByText(text('crypto:address.tag')));
  },
});

export const EmptyWrongChecksum: AppStory = appStory({
  design: 'legacy',
  prepare: (app) => openAddress(app, 'BTC', 'crypto_btc', '50.12'),
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByText(text('crypto:refused.address.text')));
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByRole('button', { name: text('crypto:refused.back') })).toBeEnabled();
  },
});

export const BackToTheMethods: AppStory = appStory({
  design: 'legacy',
  prepare: (app) => openAddress(app, 'BTC', 'crypto_btc', '50.12'),
  play: async ({ canvas, userEvent }, { text, router }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('crypto:refused.back') }));
    await waitFor(() => expect(router.path).toBe('/deposit'));
    await expectVisible(canvas.findByRole('list', { name: text('list.label.deposit') }));
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

export const Expired: AppStory = appStory({
  design: 'legacy',
  ...{ country: 'kz', currency: 'KZT', methods: allMethods },
  prepare: (app) => openAddress(app, 'BTC', 'crypto_btc_lightning', '20000.18'),
  play: async ({ canvas }, { text }) => {
    await expectVisible(
      canvas.findByRole('heading', { name: text('crypto:refused.expired.title') }, { timeout: 8000 }),
    );
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

const tron = { design: 'legacy' as const, prepare: (app: StoryApp) => openAddress(app, 'USDT', 'crypto_usdt_trc20') };

export const Failed: AppStory = failed(tron);
export const Offline: AppStory = offline(tron);
export const LongestText: AppStory = longestText(tron);

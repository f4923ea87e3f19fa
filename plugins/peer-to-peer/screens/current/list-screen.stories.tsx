import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { appStory, type AppStory } from '../../../../tests/kit/app-story';
import { expectVisible } from '../../../../tests/kit/expect-visible';
import { longestText, offline } from '../../../../tests/kit/page-states';
import type { StoryApp } from '../../../../tests/kit/story-app';
import { catalogue } from '../../../../tests/kit/story-catalogue';
import { openGroup } from '../../../../tests/kit/story-steps';
import { methods } from '../../fixtures';

const meta = { title: 'Flows/peer-to-peer/current/list' } satisfies Meta;
export default meta;

const offered = [...catalogue, ...methods];

const kyrgyz = {
  country: 'KG',
  currency: 'KGS',
  methods: offered,
  prepare: (app: StoryApp) => openGroup(app, 'p2p_methods_kyrgyzstan'),
};

/** The banks' cards, and methods of other kinds in the same group. */
export const FilledKyrgyzstan: AppStory = appStory({
  ...kyrgyz,
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByRole('heading', { name: text('paymentGroup.p2p_methods_kyrgyzstan') }));
    await expect(canvas.getAllByRole('button', { name: /Keremet|Керемет/ })[0]).toBeEnabled();
  },
});

export const ToForm: AppStory = appStory({
  ...kyrgyz,
  play: async ({ canvas, userEvent }, { router, text }) => {
    const [keremet] = await canvas.findAllByRole('button', { name: /Keremet|Керемет/ });
    await userEvent.click(keremet!);
    await expectVisible(canvas.findByRole('button', { name: text('peer-to-peer:base.submit') }));
    await expect(router.path).toBe('/deposit/peer-to-peer/base');
    await expect(router.backPath).toBe('/deposit/peer-to-peer/list');
  },
});

/** From any list a form begins anew. */
export const FormAgain: AppStory = appStory({
  ...kyrgyz,
  play: async ({ canvas, userEvent }, { router, text }) => {
    const open = async () => {
      const [keremet] = await canvas.findAllByRole('button', { name: /Keremet|Керемет/ });
      await userEvent.click(keremet!);
      return canvas.findByRole<HTMLInputElement>('textbox', { name: text('amount.label') });
    };
    const amount = await open();
    const suggested = amount.value;
    await userEvent.clear(amount);
    await userEvent.type(amount, '777');
    router.back();
    await waitFor(() => expect(router.path).toBe('/deposit/peer-to-peer/list'));
    await expect((await open()).value).toBe(suggested);
  },
});

export const FilledUkraine: AppStory = appStory({
  country: 'UA',
  currency: 'UAH',
  methods: offered,
  prepare: (app) => openGroup(app, 'p2p_methods_ukraine'),
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByRole('heading', { name: text('paymentGroup.p2p_methods_ukraine') }));
  },
});

export const FilledCrossBorder: AppStory = appStory({
  country: 'RU',
  currency: 'RUB',
  methods: offered,
  prepare: (app) => openGroup(app, 'sbp-transgran-grouped'),
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByRole('heading', { name: text('paymentGroup.sbp-transgran-grouped') }));
  },
});

export const Offline: AppStory = offline(kyrgyz);
export const LongestText: AppStory = longestText(kyrgyz);

import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { appStory, type AppStory } from '../../../../tests/kit/app-story';
import { expectVisible } from '../../../../tests/kit/expect-visible';
import { failed, longestText, offline, processed, waiting } from '../../../../tests/kit/page-states';
import { readBoleto } from '../../boleto/boleto';
import { boleto, kiosk, left, oxxo } from '../vouchers.fixture';

const meta = { title: 'Flows/cash-voucher/current/voucher' } satisfies Meta;
export default meta;

const good = boleto('150,50');

export const Waiting: AppStory = waiting(good, async ({ canvas }, { text }) => {
  const line = await canvas.findByText(/^\d{5}\.\d{5} \d{5}\.\d{6} \d{5}\.\d{6} \d \d{14}$/);
  await expect(readBoleto(line.textContent ?? '')).toMatchObject({ amount: '150.50' });
  await expectVisible(canvas.getByRole('img', { name: text('cash-voucher:barcode') }));
  await expectVisible(canvas.findByText(left(text, 'days', 3)));
  await expectVisible(canvas.getByRole('button', { name: text('cash-voucher:print') }));
});

/** The reference stands in groups of four, with a Code 128 barcode. */
export const WaitingAtAShop: AppStory = waiting(oxxo('300'), async ({ canvas }, { text }) => {
  await expectVisible(canvas.findByText(/^(\d{4} ){3}\d{2}$/));
  await expectVisible(canvas.getByRole('img', { name: text('cash-voucher:barcode') }));
});

/** A kiosk reads no barcode, so none is shown. */
export const WaitingAtAKiosk: AppStory = waiting(kiosk('50'), async ({ canvas }, { text }) => {
  await expectVisible(canvas.findByText(text('cash-voucher:steps.counter.say')));
  await expect(canvas.queryByRole('img', { name: text('cash-voucher:barcode') })).toBeNull();
});

/** In the last day the hours and minutes left are shown. */
export const WaitingForHours: AppStory = waiting(oxxo('300,22'), async ({ canvas }, { text }) => {
  await expectVisible(canvas.findByText(left(text, 'hours', 5)));
});

/** Without a known expiry no timer is shown. */
export const WaitingWithoutEnd: AppStory = waiting(oxxo('300,19'), async ({ canvas }, { text }) => {
  await expectVisible(canvas.findByText(text('cash-voucher:reference')));
  await expect(canvas.queryByRole('timer')).toBeNull();
});

/** In a native view one button hands the slip to the host app, which prints, saves and shares. */
export const WaitingInAnApp: AppStory = {
  ...waiting({ ...good, host: { canShare: true } }, async ({ canvas, userEvent }, { text, host }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('cash-voucher:shareByApp') }));
    await expect(canvas.queryByRole('button', { name: text('cash-voucher:print') })).toBeNull();
    const sent = host.sent.find(({ messageType }) => messageType === 'share');
    await expect(sent).toMatchObject({ image: expect.stringMatching(/^data:image\/png;base64,/) });
  }),
  globals: { platform: 'android' },
};

/** A boleto for another amount, or with a wrong digit, is not shown. */
export const Empty: AppStory = appStory({
  ...boleto('150,16'),
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByRole('heading', { name: text('cash-voucher:missing.title') }));
    await expect(canvas.queryByRole('img', { name: text('cash-voucher:barcode') })).toBeNull();
  },
});

export const Expired: AppStory = appStory({
  ...boleto('150,18'),
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByRole('heading', { name: text('cash-voucher:expired.title') }));
    await expect(canvas.queryByRole('img', { name: text('cash-voucher:barcode') })).toBeNull();
  },
});

export const Processed: AppStory = processed(good);
export const Failed: AppStory = failed(good);
export const Offline: AppStory = offline(good);
export const LongestText: AppStory = longestText(good);

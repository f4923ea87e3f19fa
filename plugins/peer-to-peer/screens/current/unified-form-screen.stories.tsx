import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { appStory, type AppStory } from '../../../../tests/kit/app-story';
import { expectVisible } from '../../../../tests/kit/expect-visible';
import { failed, filledInput, longestText, offline, processed, waiting } from '../../../../tests/kit/page-states';
import type { StoryApp } from '../../../../tests/kit/story-app';
import { pay, plain, showDeposit } from '../p2p-steps.fixture';

const meta = { title: 'Flows/peer-to-peer/current/unified-form' } satisfies Meta;
export default meta;

const flow = {
  title: { en: 'Send money to this number' },
  steps: [{ en: 'Send the exact amount' }],
  items: [{ name: 'phone', label: { en: 'Phone number' }, value: '+880 1700000000', kind: 'text', copy: true }],
  inputs: [],
  actions: ['complete', 'cancel'] as ('complete' | 'cancel')[],
};

export const WaitingAfterTelling: AppStory = appStory({
  methods: [plain],
  prepare: (app) => pay(app, '50,34'),
  play: async ({ canvas, userEvent }, { text }) => {
    await expectVisible(canvas.findByText(/^\+880/));
    await userEvent.type(canvas.getByRole('textbox'), '9k7a2bx4qd');
    await userEvent.click(canvas.getByRole('button', { name: text('payment.paid') }));
    await expectVisible(canvas.findByRole('heading', { name: text('complete.deposit.waiting.title') }));
  },
});

export const Expired: AppStory = appStory({
  methods: [plain],
  prepare: (app) =>
    showDeposit(app, { created: '2026-01-01T00:00:00Z' }, { ...flow, expiresAt: '2026-01-01T00:15:00Z' }),
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByText(text('unified.expired')));
    await expect(canvas.queryByText(/^\+880/)).toBeNull();
    await expectVisible(canvas.getByRole('button', { name: text('peer-to-peer:renew') }));
  },
});

export const UnknownItem: AppStory = appStory({
  methods: [plain],
  prepare: (app) => showDeposit(app, {}, { ...flow, items: [{ ...flow.items[0]!, kind: 'hologram' }, flow.items[0]!] }),
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByText(text('unified.unknownItem', { label: 'Phone number' })));
  },
});

export const Cancelling: AppStory = appStory({
  methods: [plain],
  prepare: (app) => showDeposit(app, {}, flow),
  play: async ({ canvas, userEvent }, { text }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('payment.cancel') }));
    await expectVisible(canvas.findByRole('dialog', { name: text('peer-to-peer:cancel.title') }));
  },
});

const opened = { methods: [plain], prepare: (app: StoryApp) => pay(app, '50,34') };

export const Waiting: AppStory = waiting(opened, ({ canvas }) => canvas.findByText(/^\+880/));
export const Filled: AppStory = filledInput(opened, '9k7a2bx4qd');
export const Offline: AppStory = offline(opened);
export const Processed: AppStory = processed(opened);
export const Failed: AppStory = failed(opened);
export const LongestText: AppStory = longestText(opened);

export const FieldError: AppStory = appStory({
  ...opened,
  play: async ({ canvas, userEvent }, { text }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('payment.paid') }));
    await expectVisible(canvas.findByText(text('form.required')));
  },
});

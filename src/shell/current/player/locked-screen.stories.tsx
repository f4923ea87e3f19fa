import type { Meta, ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';
import { expect, waitFor } from 'storybook/test';
import { appStory, type AppStory } from '../../../../tests/kit/app-story';
import { expectVisible } from '../../../../tests/kit/expect-visible';
import { longestText, offline } from '../../../../tests/kit/page-states';
import type { StoryApp } from '../../../../tests/kit/story-app';
import { openMethod } from '../../../../tests/kit/story-steps';
import type { Lock, LockReason } from '../../../contract/standing';

const meta = { title: 'Flows/player/current/locked' } satisfies Meta;
export default meta;

const verify = { kind: 'host', name: 'verify' } as const;
const until = '2099-05-04T12:00:00Z';
const locked = (reason: LockReason, more: Partial<Lock> = {}) => ({
  standing: { locks: [{ flow: 'deposit' as const, reason, ...more }] },
});

const saying = (reason: LockReason, more: Partial<Lock> = {}): AppStory =>
  appStory({
    ...locked(reason, more),
    play: async ({ canvas }, { text }) => {
      await expectVisible(canvas.findByRole('heading', { name: text(`player:lock.${reason}.title`) }));
      await expect(canvas.queryByRole('listitem')).toBeNull();
    },
  });

/** The host receives the action `verify`; withdrawals stay open. */
export const Filled: AppStory = appStory({
  ...locked('kyc_required', { action: verify }),
  play: async ({ canvas, userEvent }, { text, host, router }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('player:lock.verify') }));
    await expect(host.sent).toContainEqual({
      messageType: 'onAction',
      name: 'verify',
      params: { flow: 'deposit', reason: 'kyc_required' },
    });
    await userEvent.click(canvas.getByRole('button', { name: text('player:lock.other.withdrawal') }));
    await waitFor(() => expect(router.path).toBe('/withdrawal'));
  },
});

export const FilledKycRequired: AppStory = saying('kyc_required', { action: verify });
export const FilledKycPending: AppStory = saying('kyc_pending');
export const FilledKycRejected: AppStory = saying('kyc_rejected', { action: verify });
export const FilledAgeUnverified: AppStory = saying('age_unverified', { action: verify });
export const FilledSelfExcluded: AppStory = saying('self_excluded', { until });
export const FilledCoolOff: AppStory = saying('cool_off', { until });
export const FilledLimitReached: AppStory = saying('limit_reached', { until });
export const FilledAccountClosed: AppStory = saying('account_closed');
export const FilledWageringRequired: AppStory = saying('wagering_required');
export const FilledRegionForbidden: AppStory = saying('region_forbidden');
export const FilledProfileIncomplete: AppStory = saying('profile_incomplete', {
  action: { kind: 'host', name: 'profile' },
});
export const FilledMaintenance: AppStory = saying('maintenance', { until });

/** An unknown reason, with the gateway's own text. */
export const FilledOtherReason: AppStory = appStory({
  standing: { locks: [{ flow: 'deposit', reason: 'audit', text: { en: 'We are looking into your last payment.' } }] },
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByRole('heading', { name: text('player:lock.unknown.title') }));
    await expectVisible(canvas.getByText('We are looking into your last payment.'));
  },
});

/** The lock comes while a form is open, and goes again. */
export const FilledWhileFormIsOpen: AppStory = appStory({
  prepare: (app) => openMethod(app, 'de_paypal'),
  play: async ({ canvas }, { text, gateway, router }) => {
    await expect(await canvas.findByRole('textbox', { name: text('amount.label') })).toBeEnabled();
    gateway.changeStanding({ locks: [{ flow: 'deposit', reason: 'kyc_pending' }] });
    await waitFor(() => expect(router.path).toBe('/deposit/locked'));
    await expectVisible(canvas.findByRole('heading', { name: text('player:lock.kyc_pending.title') }));
    gateway.changeStanding({ locks: [] });
    await waitFor(() => expect(router.path).toBe('/deposit'));
    await expectVisible(canvas.findByRole('button', { name: /PayPal/ }));
  },
});

/** Wait for the lock's page, because the list, shown first, has a heading, too. */
const lockShows = async ({ canvas }: StoryContext<ReactRenderer>, { router }: StoryApp) => {
  await waitFor(() => expect(router.path).toBe('/deposit/locked'));
  await canvas.findByRole('heading', { level: 1 });
};

export const Offline: AppStory = offline(locked('cool_off', { until }), lockShows);
export const LongestText: AppStory = longestText(locked('self_excluded', { until, action: verify }), lockShows);

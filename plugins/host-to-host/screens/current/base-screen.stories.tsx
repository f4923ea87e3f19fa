import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { appStory, type AppStory } from '../../../../tests/kit/app-story';
import { expectVisible } from '../../../../tests/kit/expect-visible';
import { formStates } from '../../../../tests/kit/form-states';
import { openMethod } from '../../../../tests/kit/story-steps';
import { methods } from '../../fixtures';

const meta = { title: 'Flows/host-to-host/current/base' } satisfies Meta;
export default meta;

const turkey = {
  country: 'TR',
  currency: 'TRY',
  methods,
  prepare: (app: Parameters<typeof openMethod>[0]) => openMethod(app, 'tr_iban'),
};

export const Form: AppStory = appStory({
  ...turkey,
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByText(text('host-to-host:formNote')));
    await expect(canvas.getByRole('button', { name: text('host-to-host:submit') })).toBeEnabled();
  },
});

export const Loading: AppStory = appStory({
  ...turkey,
  before: ({ gateway }) => gateway.faults.hold('BANKING:deposit-create'),
  play: async ({ canvas, userEvent }, { text }) => {
    await userEvent.type(await canvas.findByPlaceholderText('Alex Morgan'), 'Alex Morgan');
    const button = canvas.getByRole('button', { name: text('host-to-host:submit') });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
});

const form = formStates({
  ...turkey,
  call: 'BANKING:deposit-create',
  submit: 'host-to-host:submit',
  amount: '1500',
  fields: { full_name: 'Alex Morgan' },
});
export const Empty: AppStory = form.empty();
export const Filled: AppStory = form.filled();
export const FieldError: AppStory = form.fieldError();
export const ErrorOfTheCall: AppStory = form.errorOfTheCall();
export const Offline: AppStory = form.offline();
export const LongestText: AppStory = form.longestText();

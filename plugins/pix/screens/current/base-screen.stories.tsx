import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppError } from '@/core/errors/app-error';
import { appStory, type AppStory } from '../../../../tests/kit/app-story';
import { expectTold, expectVisible } from '../../../../tests/kit/expect-visible';
import { formStates } from '../../../../tests/kit/form-states';
import type { StoryApp } from '../../../../tests/kit/story-app';
import { openMethod } from '../../../../tests/kit/story-steps';
import { methods } from '../../fixtures';

const meta = { title: 'Flows/pix/current/base' } satisfies Meta;
export default meta;

const CREATE = 'BANKING:deposit-create';
const brazil = { country: 'BR', currency: 'BRL', methods };
const button = ({ text }: StoryApp) => ({ name: text('pix:submit') });

export const Form: AppStory = appStory({
  ...brazil,
  prepare: (app) => openMethod(app, 'br_pix'),
  play: async ({ canvas }, app) => {
    await expectVisible(canvas.findByText(app.text('pix:formNote')));
    await expect(canvas.getByRole('button', button(app))).toBeEnabled();
  },
});

export const FieldError: AppStory = appStory({
  ...brazil,
  prepare: (app) => openMethod(app, 'br_pix'),
  play: async ({ canvas, userEvent }, app) => {
    await userEvent.click(await canvas.findByRole('button', button(app)));
    await expectVisible(canvas.findByText(app.text('form.required')));
    await expect(app.gateway.received.map(({ type }) => type)).not.toContain(CREATE);
  },
});

export const Loading: AppStory = appStory({
  ...brazil,
  prepare: (app) => openMethod(app, 'br_pix'),
  before: ({ gateway }) => gateway.faults.hold(CREATE),
  play: async ({ canvas, userEvent }, app) => {
    await userEvent.type(await canvas.findByLabelText(/CPF/), '52998224725');
    await userEvent.click(canvas.getByRole('button', button(app)));
    await expect(canvas.getByRole('button', button(app))).toHaveAttribute('aria-busy', 'true');
  },
});

export const ErrorOfTheCall: AppStory = appStory({
  ...brazil,
  prepare: (app) => openMethod(app, 'br_pix'),
  before: ({ gateway }) =>
    gateway.refuseNext(CREATE, new AppError('CPF inválido', { code: 'banking.merchantClientError', status: 400 })),
  play: async ({ canvas, userEvent }, app) => {
    await userEvent.type(await canvas.findByLabelText(/CPF/), '52998224725');
    await userEvent.click(canvas.getByRole('button', button(app)));
    await expectTold(canvas, 'CPF inválido');
  },
});

const form = formStates({
  ...brazil,
  prepare: (app) => openMethod(app, 'br_pix'),
  call: CREATE,
  submit: 'pix:submit',
  amount: '150,50',
  fields: { cpf: '529.982.247-25' },
});
export const Empty: AppStory = form.empty();
export const Filled: AppStory = form.filled();
export const Offline: AppStory = form.offline();
export const LongestText: AppStory = form.longestText();

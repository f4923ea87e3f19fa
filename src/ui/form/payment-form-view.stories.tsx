import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EVERY_FIELD, SAMPLE_AMOUNT, SAMPLE_FIELDS, sampleForm } from '../screens/sample-form';
import { FormSkeleton } from './form-skeleton';
import { SampleFormView } from './sample-form-view.fixture';

const meta = {
  title: 'Form/PaymentFormView',
  component: SampleFormView,
  parameters: { layout: 'fullscreen' },
  args: { form: sampleForm(), fields: [], submitLabel: 'Deposit', isSubmitting: false, onSubmit: fn() },
  decorators: [
    (Story) => (
      <main style={{ display: 'flex', flexDirection: 'column', height: '100dvh' }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof SampleFormView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AmountOnly: Story = { args: { form: sampleForm({ amount: '5000' }), amount: SAMPLE_AMOUNT } };
export const Fields: Story = { args: { form: sampleForm(), amount: SAMPLE_AMOUNT, fields: SAMPLE_FIELDS } };
export const EveryType: Story = { args: { form: sampleForm(), fields: EVERY_FIELD } };
export const Offline: Story = {
  args: { form: sampleForm({ amount: '5000' }), amount: SAMPLE_AMOUNT, isOffline: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Deposit' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const ServerMessage: Story = {
  args: {
    form: sampleForm({ card_number: '4242424242424242', expiry: '09/29', holder: 'ASHA RAO' }),
    fields: SAMPLE_FIELDS,
    refusals: { card_number: { message: 'Your bank does not know this card' } },
  },
};
export const Skeleton: Story = { render: () => <FormSkeleton label="Loading" fieldCount={3} /> };

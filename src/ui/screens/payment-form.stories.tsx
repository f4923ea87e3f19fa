import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { BonusSwitch } from '../bonus/bonus-switch';
import { FormSkeleton } from '../form/form-skeleton';
import { SampleFormView, type SampleField } from '../form/sample-form-view.fixture';
import { MethodIcon } from '../tiles/method-icon';
import { EVERY_FIELD, SAMPLE_AMOUNT, SAMPLE_FIELDS, sampleForm } from './sample-form';
import { SampleFrame } from './sample-frame';
import { ICONS } from './sample-icons';

interface ScreenProps {
  fields?: readonly SampleField[];
  initialValues?: Record<string, string>;
  isSubmitting?: boolean;
  error?: string;
}

function Screen({ fields = SAMPLE_FIELDS, initialValues, isSubmitting = false, error }: ScreenProps) {
  const [form] = useState(() => sampleForm(initialValues));
  const [hasBonus, setHasBonus] = useState(true);
  return (
    <SampleFrame>
      <SampleFormView
        form={form}
        title="Bank card"
        subtitle="Instant, no fee"
        icon={<MethodIcon src={ICONS.visa} />}
        amount={SAMPLE_AMOUNT}
        fields={fields}
        submitLabel="Deposit"
        isSubmitting={isSubmitting}
        error={error}
        onSubmit={() => {}}
      >
        <BonusSwitch title="100% on your first deposit" hint="From 500 INR" isOn={hasBonus} onChange={setHasBonus} />
      </SampleFormView>
    </SampleFrame>
  );
}

const meta = {
  title: 'Screens/Payment form',
  component: Screen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = {
  args: {
    initialValues: { amount: '5000', card_number: '5555555555554444', expiry: '09/29', holder: 'ASHA RAO' },
  },
};

export const EveryField: Story = { args: { fields: EVERY_FIELD, initialValues: { email: 'asha@example.com' } } };

/** Submitting an empty form shows all messages and focuses the first field. */
export const Invalid: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Deposit' }));
    await waitFor(() => expect(canvas.getByLabelText('Amount', { selector: 'input' })).toHaveFocus());
    await expect(canvas.getByText('The smallest amount is 500 INR')).toBeVisible();
    await expect(canvas.getByText('The number of the card is not complete')).toBeInTheDocument();
  },
};

export const Submitting: Story = { args: { ...Filled.args, isSubmitting: true } };

export const Refused: Story = {
  args: { ...Filled.args, error: 'The payment provider is not available. Try again later.' },
};

export const Loading: Story = {
  render: () => (
    <SampleFrame>
      <FormSkeleton label="Loading" fieldCount={3} />
    </SampleFrame>
  ),
};

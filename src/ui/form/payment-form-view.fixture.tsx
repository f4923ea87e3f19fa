import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createForm } from 'final-form';
import { StrictMode } from 'react';
import { vi } from 'vitest';
import { currentParts } from '../current/parts';
import { DesignProvider } from '../design/design-parts';
import { SampleFormView, type SampleField, type SampleFormViewProps } from './sample-form-view.fixture';

export const field = (key: string, label: string, message: string): SampleField => ({
  key,
  name: key,
  type: 'text',
  label,
  items: [],
  validate: (value) => (value === '' ? message : undefined),
});
export const FIELDS = [field('bank', 'Bank', 'Bank is missing'), field('holder', 'Holder', 'Holder is missing')];

/** A form with two fields, in the document. */
export function setup(props: Partial<SampleFormViewProps> = {}, initialValues: Record<string, string> = {}) {
  const form = props.form ?? createForm({ onSubmit: () => {}, initialValues });
  const onSubmit = vi.fn();
  const view = (more: Partial<SampleFormViewProps> = {}) => (
    <StrictMode>
      <DesignProvider parts={currentParts}>
        <SampleFormView
          form={form}
          fields={FIELDS}
          submitLabel="Pay"
          isSubmitting={false}
          onSubmit={onSubmit}
          {...props}
          {...more}
        />
      </DesignProvider>
    </StrictMode>
  );
  const { rerender, unmount } = render(view());
  return {
    form,
    onSubmit,
    unmount,
    user: userEvent.setup(),
    update: (more: Partial<SampleFormViewProps>) => rerender(view(more)),
    bank: () => screen.getByLabelText<HTMLInputElement>('Bank'),
    holder: () => screen.getByLabelText<HTMLInputElement>('Holder'),
    pay: () => screen.getByRole('button', { name: 'Pay' }),
    sees: (text: string) => screen.queryByText(text) !== null,
  };
}

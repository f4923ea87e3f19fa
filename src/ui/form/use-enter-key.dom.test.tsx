import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createForm } from 'final-form';
import { afterEach, expect, it, vi } from 'vitest';
import { currentParts } from '../current/parts';
import { DesignProvider } from '../design/design-parts';
import { SampleFormView, type SampleField } from './sample-form-view.fixture';

afterEach(cleanup);

const field = (key: string): SampleField => ({
  key,
  name: key,
  type: 'text',
  label: key,
  items: [],
  validate: (value) => (value.length < 2 ? `${key} is too short` : undefined),
});

function setup(initialValues: Record<string, string> = {}) {
  const onSubmit = vi.fn();
  render(
    <DesignProvider parts={currentParts}>
      <SampleFormView
        form={createForm({ onSubmit: () => {}, initialValues })}
        fields={['first', 'second', 'third'].map(field)}
        submitLabel="Pay"
        isSubmitting={false}
        onSubmit={onSubmit}
      />
    </DesignProvider>,
  );
  const control = (key: string) => screen.getByLabelText<HTMLInputElement>(key);
  return {
    user: userEvent.setup(),
    onSubmit,
    control,
    hint: (key: string) => control(key).getAttribute('enterkeyhint'),
  };
}

it('goes on to the next empty field, and sends the form from the last', async () => {
  const { user, control, hint, onSubmit } = setup({ second: 'there' });
  expect(['first', 'second', 'third'].map(hint)).toEqual(['next', 'next', 'next']);
  await user.type(control('first'), 'here{Enter}');
  expect(document.activeElement).toBe(control('third'));
  expect(hint('third')).toBe('go');
  await user.keyboard('too{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(hint('first')).toBe('go');
});

it('stays with a mistake, and says it', async () => {
  const { user, control, onSubmit } = setup();
  await user.type(control('first'), 'x{Enter}');
  expect(document.activeElement).toBe(control('first'));
  expect(screen.getByText('first is too short')).toBeTruthy();
  expect(onSubmit).not.toHaveBeenCalled();
});

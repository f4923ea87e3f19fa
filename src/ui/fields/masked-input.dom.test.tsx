import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { MaskedInput } from './masked-input';

afterEach(cleanup);

const inGroups = (text: string) =>
  /^[\d ]*$/.test(text) ? (text.replaceAll(' ', '').match(/.{1,4}/g) ?? []).join(' ') : text;

function setup(shape?: (text: string) => string) {
  const onText = vi.fn();
  function Owner() {
    const [text, setText] = useState('');
    return (
      <form onSubmit={(event) => event.preventDefault()}>
        <MaskedInput
          aria-label="Number"
          value={text}
          shape={shape}
          onText={(typed) => {
            onText(typed);
            setText(typed);
          }}
        />
        <button type="button" onClick={() => setText('99991')}>
          Set
        </button>
        <output>{text}</output>
      </form>
    );
  }
  render(<Owner />);
  const input = () => screen.getByLabelText<HTMLInputElement>('Number');
  return { onText, input, kept: () => screen.getByRole('status').textContent, user: userEvent.setup() };
}

it('shows what is typed in its shape, and tells what it shows', async () => {
  const { user, input, kept } = setup(inGroups);
  await user.type(input(), '123456');
  expect([input().value, kept()]).toEqual(['1234 56', '1234 56']);
  await user.type(input(), 'x');
  expect([input().value, kept()]).toEqual(['1234 56x', '1234 56x']);
});

it('shows a value that its owner sets', async () => {
  const { user, input, kept, onText } = setup(inGroups);
  await user.click(screen.getByRole('button', { name: 'Set' }));
  expect([input().value, kept()]).toEqual(['9999 1', '99991']);
  expect(onText).not.toHaveBeenCalled();
});

it.each([
  ['change', (input: HTMLInputElement) => fireEvent(input, new Event('change', { bubbles: true }))],
  ['blur', (input: HTMLInputElement) => fireEvent.blur(input)],
  ['the form is sent', (input: HTMLInputElement) => fireEvent.submit(input.form!)],
  ['a tap anywhere', () => fireEvent.click(document.body)],
])('hears a filler that tells no more than: %s', (_, tell) => {
  const { input, kept } = setup(inGroups);
  input().value = '123456';
  tell(input());
  expect([input().value, kept()]).toEqual(['1234 56', '1234 56']);
});

it('leaves a composition alone until it ends, and what the owner keeps is what is there', () => {
  const { input, kept } = setup(inGroups);
  input().focus();
  fireEvent.compositionStart(input());
  for (const text of ['1', '12', '12345']) {
    input().value = text;
    fireEvent(input(), new InputEvent('input', { bubbles: true, isComposing: true, data: text }));
    expect([input().value, kept()]).toEqual([text, text]);
  }
  fireEvent.compositionEnd(input(), { data: '12345' });
  expect([input().value, kept()]).toEqual(['1234 5', '1234 5']);
});

it('without a shape keeps every character', async () => {
  const { user, input, kept } = setup();
  await user.type(input(), 'O’BRIEN ٤');
  expect([input().value, kept()]).toEqual(['O’BRIEN ٤', 'O’BRIEN ٤']);
});

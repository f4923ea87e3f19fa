import { afterEach, expect, it } from 'vitest';
import { focusHeading } from './focus-heading';

afterEach(() => document.body.replaceChildren());

it("moves the focus to the page's heading", () => {
  document.body.innerHTML = '<header><h1>List</h1></header><main><h1>Form</h1></main>';
  expect(focusHeading()).toBe(true);
  expect(document.activeElement?.textContent).toBe('Form');
});

it('waits for a heading while only a rehearsed form has one', () => {
  document.body.innerHTML = '<main></main><div aria-hidden="true" inert><h1>Rehearsed</h1></div>';
  expect(focusHeading()).toBe(false);
  expect(document.activeElement).toBe(document.body);
});

it('waits for a heading that can not take the focus yet', () => {
  document.body.innerHTML = '<main inert><h1>Form</h1></main>';
  expect(focusHeading()).toBe(false);
  document.querySelector('main')!.inert = false;
  expect(focusHeading()).toBe(true);
});

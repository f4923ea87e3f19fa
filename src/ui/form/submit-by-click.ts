import type { MouseEvent } from 'react';

/**
 * For a form's button, which Enter clicks as well: in a sandbox without `allow-forms` the browser sends no `submit`, and
 * the button would be dead without a word.
 */
export const submitByClick = (onSubmit: () => void) => (event: MouseEvent) => {
  event.preventDefault();
  onSubmit();
};

import type { MouseEvent, SyntheticEvent } from 'react';

/**
 * Submits by the button's click, which Enter makes as well: in a sandbox without `allow-forms` the browser sends no
 * `submit`, and the button would be dead without a word.
 */
export const formEvents = (onSubmit: () => void) => {
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return {
    onSubmit: submit,
    onClick(event: MouseEvent) {
      const isSubmit = (event.target as Element).closest('button')?.type === 'submit';
      // A button that is busy has prevented it.
      if (isSubmit && !event.defaultPrevented) submit(event);
    },
  };
};

/** Whom the bench watches, and how to tell from the screen what they are doing. */

export interface Target {
  isFramed: boolean;
  tile: string;
  busy: string | null;
  form: string;
  /** With it the form is whole: its pay button. */
  pay: string;
  /** Covers the list until it answers a click by itself; null: the list that is painted is the one that answers. */
  cover: string | null;
}

/** `whole`: ours with a gateway that knows no pages. */
export type Who = 'ours' | 'whole' | 'adyen' | 'limit';

const OURS: Target = {
  isFramed: true,
  tile: 'ul[role=list] button',
  busy: 'ul[role=list] button[aria-busy=true], main form, main [role=status][aria-label]',
  form: 'main form input',
  pay: 'main form button[type=submit]',
  cover: '#first-list',
};

export const TARGETS: Record<Who, Target & { path: string }> = {
  ours: { ...OURS, path: '/host' },
  whole: { ...OURS, path: '/host-whole' },
  adyen: {
    path: '/adyen',
    isFramed: false,
    tile: '.adyen-checkout__payment-method button',
    busy: '.adyen-checkout__payment-method--selected',
    form: '.adyen-checkout__payment-method--selected input:not([type=radio])',
    pay: '.adyen-checkout__payment-method--selected .adyen-checkout__button--pay',
    cover: null,
  },
  limit: {
    path: '/limit',
    isFramed: false,
    tile: 'ul[role=list] button',
    busy: null,
    form: 'form input',
    pay: 'form button',
    cover: null,
  },
};

/** The pages that the bench watches, with selectors for their states on the screen. */

export interface Target {
  isFramed: boolean;
  tile: string;
  busy: string | null;
  form: string;
  /** Selector of the pay button; the form is complete when it is shown. */
  pay: string;
  /** Selector of an element that exists once the code that handles a tap runs; null: as soon as the list exists. */
  running: string | null;
}

/**
 * `before`: another build of ours; `whole`: ours with a gateway that does not support pages; `returning`: ours for a player who has paid
 * before.
 */
export type Who = 'ours' | 'before' | 'whole' | 'returning' | 'adyen' | 'limit';

const OURS: Target = {
  isFramed: true,
  tile: 'ul[role=list] button',
  busy: 'ul[role=list] button[aria-busy=true], main form, main [role=status][aria-label]',
  form: 'main form input',
  pay: 'main form button[type=submit]',
  running: '#root:not([data-first]) ul[role=list] button',
};

/** The page that preloads the cashier before the player presses Deposit. */
export const PRELOADED = { ...OURS, path: '/host-preloaded' };

export const TARGETS: Record<Who, Target & { path: string }> = {
  ours: { ...OURS, path: '/host' },
  before: { ...OURS, path: '/host' },
  whole: { ...OURS, path: '/host-whole' },
  returning: { ...OURS, path: '/host-returning' },
  adyen: {
    path: '/adyen',
    isFramed: false,
    tile: '.adyen-checkout__payment-method button',
    busy: '.adyen-checkout__payment-method--selected',
    form: '.adyen-checkout__payment-method--selected input:not([type=radio])',
    pay: '.adyen-checkout__payment-method--selected .adyen-checkout__button--pay',
    running: null,
  },
  limit: {
    path: '/limit',
    isFramed: false,
    tile: 'ul[role=list] button',
    busy: null,
    form: 'form input',
    pay: 'form button',
    running: null,
  },
};

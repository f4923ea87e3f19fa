/** Whom the bench watches, and how to tell from the screen what they are doing. */

export interface Target {
  isFramed: boolean;
  tile: string;
  busy: string | null;
  form: string;
}

export type Who = 'ours' | 'adyen' | 'limit';

export const TARGETS: Record<Who, Target & { path: string }> = {
  ours: {
    path: '/host',
    isFramed: true,
    tile: 'ul[role=list] button',
    busy: 'ul[role=list] button[aria-busy=true], main form, main [role=status][aria-label]',
    form: 'main form input',
  },
  adyen: {
    path: '/adyen',
    isFramed: false,
    tile: '.adyen-checkout__payment-method button',
    busy: '.adyen-checkout__payment-method--selected',
    form: '.adyen-checkout__payment-method--selected input:not([type=radio])',
  },
  limit: { path: '/limit', isFramed: false, tile: 'ul[role=list] button', busy: null, form: 'form input' },
};

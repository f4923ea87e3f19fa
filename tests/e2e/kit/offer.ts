import type { Cashier } from './cashier';

/** The offer above the list to continue a payment that was left; the list's other live region has no buttons. */
export const offerIn = ({ view }: Cashier) =>
  view
    .locator('main')
    .getByRole('status')
    .filter({ has: view.getByRole('button') });

/**
 * The checks of addresses, memos and payment URIs, with the hashes that they take: a file of its own, which the list of
 * coins does not wait for. Import it through load-checks.ts only.
 */
export { payoutProblem, payoutValue } from './payout-checks';
export { readInvoice } from './read-invoice';

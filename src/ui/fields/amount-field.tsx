import { designPart } from '../design/design-parts';

export type { AmountFieldProps, QuickAmount } from '../design/part-props';

/** The amount, with shortcuts below. `hint` is the limits. */
export const AmountField = designPart('AmountField');

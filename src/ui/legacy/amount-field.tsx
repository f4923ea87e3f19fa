import { makeAmountField } from '../fields/make-amount-field';
import styles from './amount-field.module.css';

/** A field like the others, with the currency before the amount and the shortcuts in one strip below. */
export const AmountField = makeAmountField(styles);

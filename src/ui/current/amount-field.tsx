import { makeAmountField } from '../fields/make-amount-field';
import styles from './amount-field.module.css';

/** The amount is what the page is about: large, first, with shortcuts below. */
export const AmountField = makeAmountField(styles);

import { makePage } from '../layout/make-page';
import styles from './page.module.css';

/**
 * A card on the canvas. The bar with the button is the card's end, and sticks to the bottom of the window while the
 * card is taller than it.
 */
export const Page = makePage(styles);

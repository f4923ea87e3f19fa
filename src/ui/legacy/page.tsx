import { makePage } from '../layout/make-page';
import styles from './page.module.css';

/** A card on the canvas; the button closes the card and sticks to the end of the window while the card is longer. */
export const Page = makePage(styles);

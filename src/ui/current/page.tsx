import { makePage } from '../layout/make-page';
import styles from './page.module.css';

/** The bar is beside the scroll area, not over it, so that it never covers the focused field. */
export const Page = makePage(styles);

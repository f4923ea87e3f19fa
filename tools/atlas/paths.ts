/** Where the atlas is written. Everything below `OUT` is generated and never committed. */
import { join } from 'node:path';

export const OUT = 'dist-storybook';
/** The built Storybook. */
export const SITE = join(OUT, 'site');
export const CONTACT_SHEETS = join(OUT, 'contact-sheets');
export const PICTURE_TABLES = join(OUT, 'picture-tables');
export const A11Y_REPORT = join(OUT, 'a11y.json');
/** The committed pictures (tests/pictures/pictures.test.tsx). */
export const PICTURES = 'tests/pictures';

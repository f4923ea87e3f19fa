/** Where the atlas is written. Everything below `OUT` is generated and never committed. */
import { join } from 'node:path';

export const OUT = 'dist-storybook';
/** The built Storybook. */
export const SITE = join(OUT, 'site');
/** Pictures of the last run, and the differences from the baselines. */
export const SHOTS = join(OUT, 'shots');
export const VISUAL_REPORT = join(OUT, 'visual');
export const CONTACT_SHEETS = join(OUT, 'contact-sheets');
export const PICTURE_TABLES = join(OUT, 'picture-tables');
export const A11Y_REPORT = join(OUT, 'a11y.json');
/** The committed baselines. */
export const BASELINES = 'tests/visual';

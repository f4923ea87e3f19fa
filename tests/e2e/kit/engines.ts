import { flowTags, type Design } from '../../kit/flow-tags';

/** Tag of a test that `npm test` runs, beside those of every engine: each flow once, from the list to its end. */
export const ONCE = '@once';

/**
 * Tags of a test that `npm run test:all` runs in every engine: each plugin's main flow, start, resume, poor connection, keyboard, native
 * view.
 */
export const inEngines = (flow: string, design?: Design): string[] => ['@engines', ...flowTags(flow, design)];

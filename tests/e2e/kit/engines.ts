import { flowTags, type Design } from '../../kit/flow-tags';

/**
 * Tags of a test that `npm test` runs in every engine: each plugin's main flow, start, resume, poor connection, keyboard, native
 * view.
 */
export const inEngines = (flow: string, design?: Design): string[] => ['@engines', ...flowTags(flow, design)];

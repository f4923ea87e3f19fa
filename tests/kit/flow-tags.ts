/** Tags of a test that name the flow and the design it covers; the table of engines and flows is made from them. */
export type Design = 'current' | 'legacy';

/** Words to put into the title of a Vitest test, or tags for Playwright. */
export const flowTags = (flow: string, design: Design = 'current'): string[] => [`@flow:${flow}`, `@design:${design}`];

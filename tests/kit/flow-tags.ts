/** How a test says which flow, in which design, it shows: read from the reports for the table of engines and flows. */
export type Design = 'current' | 'legacy';

/** Words in the title of a test, or tags in Playwright's sense. */
export const flowTags = (flow: string, design: Design = 'current'): string[] => [`@flow:${flow}`, `@design:${design}`];

/** Tests that `npm test` runs in every engine: each plugin's main flow, start, resume, poor line, native view. */
export const ENGINES = '@engines';

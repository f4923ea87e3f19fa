/** Milliseconds. The global timer, which a browser has as well. */
export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

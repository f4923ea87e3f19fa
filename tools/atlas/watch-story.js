/** Runs in the story's page before its own scripts: records Storybook's events about the story. */
{
  /** @type {{ on(event: string, listener: (payload: any) => void): void } | undefined} */
  let channel;
  /** @type {{ finished: boolean, problems: string[], reports: { type: string, result: unknown }[] }} */
  const seen = { finished: false, problems: [], reports: [] };
  const TROUBLE = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'unhandledErrorsWhilePlaying'];
  Object.assign(window, { __storySeen: seen });
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set: (made) => {
      channel = made;
      made.on('storyFinished', (/** @type {any} */ { reporters }) => {
        seen.reports = reporters.map((/** @type {any} */ { type, result }) => ({ type, result }));
        seen.finished = true;
      });
      made.on('storyMissing', () => {
        seen.problems.push('no such story');
        seen.finished = true;
      });
      for (const event of TROUBLE) {
        made.on(event, (/** @type {any} */ error) => seen.problems.push(error?.message ?? JSON.stringify(error)));
      }
    },
  });
}

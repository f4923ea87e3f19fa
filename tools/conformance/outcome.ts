/** The rule found a violation; the message says what it saw. */
export class Failed extends Error {
  override readonly name: string = 'Failed';
}

/** No answer came in time. Counts as a failure unless the rule catches it and skips. */
export class Silence extends Failed {
  override readonly name = 'Silence';
}

/** The rule could not be tried; the message is the reason. */
export class Skipped extends Error {
  override readonly name = 'Skipped';
}

export function check(isTrue: boolean, otherwise: string): asserts isTrue {
  if (!isTrue) throw new Failed(otherwise);
}

export const skip = (reason: string): never => {
  throw new Skipped(reason);
};

import type { Logger } from './logger';

export interface FakeLogger extends Logger {
  readonly lines: string[];
}

export function fakeLogger(): FakeLogger {
  const lines: string[] = [];
  const add = (message: string): void => void lines.push(message);
  return { lines, info: add, warn: add };
}

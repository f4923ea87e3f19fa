import type { InjectionToken } from 'tsyringe';
import * as v from 'valibot';
import type { SessionStore } from '../storage/storage';
import { scrub, scrubText } from '../monitoring/scrub';

/** Words for a developer at the browser's console. Silent for players. */
export interface Logger {
  info(message: string, context?: unknown): void;
  warn(message: string, context?: unknown): void;
}
export const Logger: InjectionToken<Logger> = Symbol('Logger');

/** Contract 1: `"1"` logs in production too, `"0"` is the default. */
export const FORCE_LOGGING_KEY = 'cashier.forceLogging';
const ForceLogging = v.picklist([0, 1]);

interface LoggerSource {
  store: Pick<SessionStore, 'read'>;
  /** A build that is not production always logs. */
  isDevelopment: boolean;
  console?: Pick<Console, 'info' | 'warn'>;
}

export function createLogger({ store, isDevelopment, console = globalThis.console }: LoggerSource): Logger {
  const isOn = isDevelopment || store.read(FORCE_LOGGING_KEY, ForceLogging) === 1;
  const log = (level: 'info' | 'warn', message: string, context?: unknown): void => {
    if (!isOn) return;
    const rest = context === undefined ? [] : [scrub(context)];
    console[level](`[cashier] ${scrubText(message)}`, ...rest);
  };
  return {
    info: (message, context) => log('info', message, context),
    warn: (message, context) => log('warn', message, context),
  };
}

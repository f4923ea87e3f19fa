import { LateModule } from '../../kernel/loading/late-module';

/** Codes to be scanned, with their check: few server-driven flows have one. */
export const unifiedCodes = new LateModule(() => import('./unified-code'));

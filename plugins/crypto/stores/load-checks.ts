import { LateModule } from '@/kernel/loading/late-module';

export const checks = new LateModule(() => import('./late-checks'));

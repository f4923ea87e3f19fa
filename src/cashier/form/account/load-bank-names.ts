import { LateModule } from '../../../kernel/loading/late-module';

type BankNames = typeof import('./bank-names');

export const bankNames = new LateModule<BankNames>(() => import('./bank-names'));

/** The player's choice of transactions to show. Pure. */
import type { Flow, TransactionStatus } from '@/contract/primitives';
import type { TransactionLine } from '@/contract/transactions';

export const FLOWS = ['all', 'deposit', 'withdrawal'] as const;
export const STATES = ['all', 'open', 'done', 'failed'] as const;

export interface HistoryFilter {
  flow: (typeof FLOWS)[number];
  state: (typeof STATES)[number];
}

export const EVERYTHING: HistoryFilter = { flow: 'all', state: 'all' };

const STATUSES: Record<Exclude<HistoryFilter['state'], 'all'>, TransactionStatus[]> = {
  open: ['waiting', 'accepted'],
  done: ['processed'],
  failed: ['mistaked'],
};

export const isEverything = ({ flow, state }: HistoryFilter): boolean => flow === 'all' && state === 'all';

/** The filter's keys in the request; an empty object asks for everything. */
export function askedBy({ flow, state }: HistoryFilter): { flow?: Flow; status?: TransactionStatus[] } {
  return { ...(flow === 'all' ? {} : { flow }), ...(state === 'all' ? {} : { status: STATUSES[state] }) };
}

export const matches = ({ flow, state }: HistoryFilter, line: Pick<TransactionLine, 'flow' | 'status'>): boolean =>
  (flow === 'all' || line.flow === flow) && (state === 'all' || STATUSES[state].includes(line.status));

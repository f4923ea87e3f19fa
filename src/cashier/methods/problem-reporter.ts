import { ContractError } from '../../contract/parse';
import { AppError } from '../../core/errors/app-error';
import type { Monitoring } from '../../core/monitoring/monitoring';
import { reportWireProblem } from '../../core/monitoring/wire-problems';

/** Reports problems of the lists to monitoring, each only once, although a list is fetched each time it opens. */
export function problemReporter(monitoring: Pick<Monitoring, 'error'>): (problem: unknown) => void {
  const reported = new Set<string>();
  return (problem) => {
    if (problem instanceof ContractError) return reportWireProblem(monitoring, problem);
    const { message } = AppError.from(problem);
    if (reported.has(message)) return;
    reported.add(message);
    monitoring.error(problem);
  };
}

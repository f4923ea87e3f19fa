import type { DependencyContainer } from 'tsyringe';
import { HostBridge } from '../core/host-bridge/host-bridge';

/** Reports blocked storage to the host. The page works without it, but a reload forgets a payment that was begun. */
export function reportBlockedStorage(app: DependencyContainer): void {
  try {
    window.sessionStorage.getItem('');
  } catch {
    app.resolve(HostBridge).send({ messageType: 'onProblem', code: 'storage_blocked' });
  }
}

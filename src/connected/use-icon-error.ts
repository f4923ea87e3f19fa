import { AppError } from '../core/errors/app-error';
import { Monitoring } from '../core/monitoring/monitoring';
import { useInject } from '../kernel/react';

/** Returns a handler for an icon that could not be loaded (spec 8); it reports the address to monitoring. */
export function useIconError(): (src: string) => void {
  const monitoring = useInject(Monitoring);
  return (src) => monitoring.error(new AppError('unable to fetch icon', { url: src }));
}

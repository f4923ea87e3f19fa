import { AppError } from '../core/errors/app-error';
import { Monitoring } from '../core/monitoring/monitoring';
import { useInject } from '../kernel/react';

/** For an icon that can't be loaded (spec 8): tells monitoring its address. */
export function useIconError(): (src: string) => void {
  const monitoring = useInject(Monitoring);
  return (src) => monitoring.error(new AppError('unable to fetch icon', { url: src }));
}

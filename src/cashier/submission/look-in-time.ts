import { when } from 'mobx';
import type { Clock } from '../../core/time/time';
import { settledWithin } from '../../core/time/within';
import type { Navigation } from '../../kernel/navigation';
import { LIST_LIMIT_MS } from '../../core/realtime/call-limit';
import type { LostCreate } from '../attempt/lost-create';

/** Waits for the gateway's list, but not for long; `left`: the page was left in the meantime, or shows another method. */
export async function lookInTime(
  lost: Pick<LostCreate, 'look'>,
  navigation: Navigation,
  clock: Clock,
  isWanted: () => boolean,
): Promise<'answered' | 'silent' | 'left'> {
  const { path } = navigation;
  let stop = () => {};
  const left = new Promise<'left'>((resolve) => {
    stop = when(
      () => navigation.path !== path || !isWanted(),
      () => resolve('left'),
    );
  });
  const said = await Promise.race([settledWithin(lost.look(), LIST_LIMIT_MS, clock), left]);
  stop();
  if (said === 'left') return said;
  return said?.hasAnswer ? 'answered' : 'silent';
}

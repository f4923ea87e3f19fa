import { useEffect } from 'react';
import { HostBridge } from '../core/host-bridge/host-bridge';
import { useInject } from '../kernel/react';

/** Tells the host of Escape that means nothing here: a page does not hear the keys that are pressed in its frames. */
export function useEscape(): void {
  const host = useInject(HostBridge);
  useEffect(() => {
    const onKeyDown = ({ key, isComposing, defaultPrevented, target }: KeyboardEvent) => {
      const isOurs = key !== 'Escape' || isComposing || defaultPrevented || isOverlaid() || isSearching(target);
      if (!isOurs) host.send({ messageType: 'onEscape' });
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [host]);
}

/** Whether the key empties the field. */
const isSearching = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';

/** Whether a dialog or a tip is shown, which the key closes. */
function isOverlaid(): boolean {
  const overlays = [...document.querySelectorAll('dialog[open], [popover]')];
  return overlays.some((overlay) => getComputedStyle(overlay).display !== 'none');
}

import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { loadAlone } from '../kernel/loading/load-alone';

/**
 * A dialog that few players ever see: its code is loaded once it is wanted. Undefined until it is here. `onLost`: it cannot
 * be loaded.
 */
export function useLateDialog(
  isWanted: boolean,
  load: () => Promise<{ default: ComponentType }>,
  onLost: (error: unknown) => void,
): ComponentType | undefined {
  const [Dialog, setDialog] = useState<ComponentType>();
  const begin = useEffectEvent(() => {
    loadAlone(load).then(({ default: loaded }) => setDialog(() => loaded), onLost);
  });
  useEffect(() => {
    if (isWanted) begin();
  }, [isWanted]);
  return isWanted ? Dialog : undefined;
}

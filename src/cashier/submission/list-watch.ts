import { reaction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { Navigation } from '../../kernel/navigation';
import { Registry } from '../../kernel/registry-token';
import { LostCreate } from '../attempt/lost-create';
import { WakeSignals } from '../status/wake-signals';

/** Pages on which a payment is made. */
const FORM_GUARDS: readonly (string | undefined)[] = ['method', 'selection', 'group'];

/** Asks for the gateway's list at each form: what was paid elsewhere (another device, another site's tab) is known before the press. */
@injectable()
export class ListWatch {
  private readonly stops: readonly (() => void)[];

  constructor(
    @inject(Navigation) navigation: Navigation,
    @inject(Registry) registry: Pick<Registry, 'pageAt'>,
    @inject(LostCreate) lost: Pick<LostCreate, 'canLook' | 'look'>,
    @inject(WakeSignals) wake: WakeSignals,
  ) {
    const form = () => FORM_GUARDS.includes(registry.pageAt(navigation.path)?.guard) && lost.canLook && navigation.path;
    const look = (path: string | false) => void (path && lost.look());
    this.stops = [reaction(form, look), wake.onWake(() => look(form()))];
  }

  dispose(): void {
    for (const stop of this.stops) stop();
  }
}

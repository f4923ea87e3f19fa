import { reaction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import type { Flow } from '../../contract/primitives';
import { Navigation } from '../../kernel/navigation';
import { Registry } from '../../kernel/registry-token';
import { AttemptStore } from '../attempt/attempt-store';
import { KeptInput } from '../form/kept-input';
import { MethodsStore } from '../methods/methods-store';
import { PlayerStanding } from '../standing/player-standing';

const LOCKED = '/locked';
export const lockedPath = (flow: Flow): string => `/${flow}${LOCKED}`;

/**
 * Opens the page that says why a flow is closed, also when the lock arrives while the player is at the flow's list or
 * in a form. A payment that is under way keeps its page, and so does the history: only pages that begin a new payment
 * are closed.
 */
@injectable()
export class LockWatch {
  private readonly stop: () => void;

  constructor(
    @inject(PlayerStanding) private readonly player: PlayerStanding,
    @inject(AttemptStore) private readonly attempts: AttemptStore,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(Registry) private readonly registry: Registry,
    @inject(MethodsStore) private readonly methods: Pick<MethodsStore, 'currentMethod'>,
    @inject(KeptInput) private readonly kept: Pick<KeptInput, 'offerTyped'>,
  ) {
    this.stop = reaction(
      () => this.target,
      (target) => target !== undefined && this.lead(target),
      { fireImmediately: true },
    );
  }

  dispose(): void {
    this.stop();
  }

  /** Opens `target`. What was typed is kept and filled in again when the lock ends. */
  private lead(target: string): void {
    const { currentMethod } = this.methods;
    if (currentMethod && target.endsWith(LOCKED)) this.kept.offerTyped(currentMethod.name);
    void this.navigation.go(target, { replace: true });
  }

  /** Where the player must go instead; undefined where they may stay. */
  private get target(): string | undefined {
    const { path } = this.navigation;
    const page = this.registry.pageAt(path);
    if (!page || page.flow === 'none') return undefined;
    const { flow } = page;
    const isLocked = this.player.lockOf(flow) !== undefined;
    if (path === lockedPath(flow)) return isLocked ? undefined : `/${flow}`;
    if (!isLocked || !(path === `/${flow}` || BEGINS.includes(page.guard))) return undefined;
    // Stay while a create is under way: the form first shows its outcome.
    return ['creating', 'checking'].includes(this.attempts.stepOf(flow) ?? '') ? undefined : lockedPath(flow);
  }
}

/** Guards of pages on which a payment is begun. */
const BEGINS: readonly string[] = ['method', 'group', 'selection'];

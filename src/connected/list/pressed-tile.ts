import { runInAction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { FirstAmount } from '../../cashier/methods/first-amount';
import { ListStore } from '../../cashier/methods/list-store';
import { MethodsStore } from '../../cashier/methods/methods-store';
import type { TileChoice } from '../../cashier/methods/tiles';
import type { PaymentMethod } from '../../contract/method';
import { Clock } from '../../core/time/time';
import { Navigation } from '../../kernel/navigation';
import { PageAhead } from '../../kernel/page-ahead/page-ahead';

/** Milliseconds after which a press on a tile no longer counts as a tap. */
export const PRESS_LIMIT_MS = 1_000;

/**
 * A finger on a tile: while it rests there, the method's page is drawn ahead, and the tap then only shows it. The
 * method is selected for that time, since the page reads it; nothing else changes, and it is deselected when the finger
 * leaves.
 */
@injectable()
export class PressedTile {
  /** The pressed method, and the list's path at that time. */
  private pressed: { method: PaymentMethod; path: string } | undefined = undefined;
  /** Cancels the pending timer of the press. */
  private stopPress: (() => void) | undefined = undefined;

  constructor(
    @inject(ListStore) private readonly list: ListStore,
    @inject(MethodsStore) private readonly methods: MethodsStore,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(PageAhead) private readonly ahead: Pick<PageAhead, 'draw' | 'drop' | 'hold' | 'tapped'>,
    @inject(Clock) private readonly clock: Clock,
    @inject(FirstAmount) private readonly first: Pick<FirstAmount, 'isWanted'>,
  ) {}

  /** A finger touches a tile; `choose` may never follow. */
  press(tile: TileChoice): void {
    this.release();
    // Deferred, so that a click without a finger, which follows at once, is not delayed.
    // A form that was drawn ahead would begin with the amount that stood in the list then.
    if (tile.kind === 'method' && !this.first.isWanted) this.stopPress = this.clock.after(0, () => this.draw(tile));
  }

  /** The finger has started to scroll, or has moved elsewhere. */
  release(): void {
    this.stopPress?.();
    const { pressed } = this;
    this.pressed = undefined;
    if (!pressed) return;
    // A page opened meanwhile keeps its method, and a page that is loading keeps the one chosen for it.
    const { currentMethod } = this.methods;
    const isStillChosen =
      currentMethod?.name === pressed.method.name && currentMethod.category === pressed.method.category;
    runInAction(() => {
      if (isStillChosen && pressed.path === this.navigation.path) this.methods.clearMethod();
      this.ahead.drop();
    });
  }

  /** The tap. A page drawn for another tile, or for one that the list has replaced under the finger, is not shown. */
  async choose(tile: TileChoice): Promise<void> {
    const { pressed } = this;
    const isDrawn = pressed?.path === this.navigation.path && pressed.method === this.methods.currentMethod;
    if (isDrawn && isFor(tile, pressed.method)) {
      this.stopPress?.();
      this.pressed = undefined;
      this.ahead.tapped();
      return this.list.openChosen();
    }
    this.release();
    return this.list.chooseTile(tile);
  }

  dispose(): void {
    this.release();
  }

  private draw({ name, category }: TileChoice): void {
    // A selected method means that its page is loading.
    if (this.methods.currentMethod) return;
    // In one action, so that no observer takes the method for the player's choice.
    runInAction(() => this.methods.selectMethod(name, { category }) && this.ahead.hold());
    const { currentMethod } = this.methods;
    if (!currentMethod) return;
    this.pressed = { method: currentMethod, path: this.navigation.path };
    this.stopPress = this.clock.after(PRESS_LIMIT_MS, () => this.release());
    const path = this.list.chosenPath;
    if (path !== undefined) this.ahead.draw(path);
  }
}

const isFor = ({ kind, name, category }: TileChoice, method: PaymentMethod) =>
  kind === 'method' && name === method.name && (category === undefined || category === method.category);

import { runInAction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { ListStore } from '../../cashier/methods/list-store';
import { MethodsStore } from '../../cashier/methods/methods-store';
import type { TileChoice } from '../../cashier/methods/tiles';
import type { PaymentMethod } from '../../contract/method';
import { Clock } from '../../core/time/time';
import { Navigation } from '../../kernel/navigation';
import { PageAhead } from '../../kernel/page-ahead/page-ahead';

/** Milliseconds after which a finger on a tile is no tap any more. */
export const PRESS_LIMIT_MS = 1_000;

/**
 * A finger on a tile: the method's page is drawn ahead while it rests there, and the tap only shows it. The method is chosen
 * as long as the page is drawn, since the page reads it; nothing else changes, and a finger that goes elsewhere un-chooses it.
 */
@injectable()
export class PressedTile {
  /** `path`: of the list. */
  private pressed: { method: PaymentMethod; path: string } | undefined = undefined;
  /** Ends what the finger has begun to wait for. */
  private stopPress: (() => void) | undefined = undefined;

  constructor(
    @inject(ListStore) private readonly list: ListStore,
    @inject(MethodsStore) private readonly methods: MethodsStore,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(PageAhead) private readonly ahead: Pick<PageAhead, 'draw' | 'drop' | 'hold' | 'letGo'>,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  /** The finger is on a tile; `choose` may never follow. */
  press(tile: TileChoice): void {
    this.release();
    // A click without a finger, which follows at once, is not held up.
    if (tile.kind === 'method') this.stopPress = this.clock.after(0, () => this.draw(tile));
  }

  /** The finger has gone to scroll, or elsewhere. */
  release(): void {
    this.stopPress?.();
    const { pressed } = this;
    this.pressed = undefined;
    if (!pressed) return;
    // A page that was opened meanwhile keeps what it was opened with, and one that is on its way what was chosen for it.
    const { currentMethod } = this.methods;
    const isStillChosen =
      currentMethod?.name === pressed.method.name && currentMethod.category === pressed.method.category;
    runInAction(() => {
      if (isStillChosen && pressed.path === this.navigation.path) this.methods.clearMethod();
      this.ahead.drop();
    });
  }

  /** The tap. What was drawn for a tile that the list has changed under the finger, or for another one, is not shown. */
  async choose(tile: TileChoice): Promise<void> {
    const { pressed } = this;
    const isDrawn = pressed?.path === this.navigation.path && pressed.method === this.methods.currentMethod;
    if (isDrawn && isFor(tile, pressed.method)) {
      this.stopPress?.();
      this.pressed = undefined;
      this.ahead.letGo();
      return this.list.openChosen();
    }
    this.release();
    return this.list.chooseTile(tile);
  }

  dispose(): void {
    this.release();
  }

  private draw({ name, category }: TileChoice): void {
    // One is chosen when its page is on its way.
    if (this.methods.currentMethod) return;
    // At once: nobody is to take it for the player's choice.
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

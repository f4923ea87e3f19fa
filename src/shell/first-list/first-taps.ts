/**
 * A tap on the first list: answered at once, by the method's form or by a mark on its tile, and carried out by the
 * application when that can. One at a time; back from the form takes it back.
 */
import { jsx } from 'react/jsx-runtime';
import type { Tile } from '../../cashier/methods/tiles';
import { ListedTile } from '../../ui/current/listed-tile';
import type { TileView } from '../../ui/tiles/listed-tile';
import type { ChosenTile } from './first-list';
import { cellsOf, focusTile, forgetPendingImages, painted, scrollerOf } from './first-list-dom';
import type { FirstTiles } from './first-list-tiles';
import { renderInto } from './render-element';
import type { FirstForm } from './show-first-form';

export type FormModule = typeof import('./show-first-form');
export type MethodPage = NonNullable<ReturnType<FirstTiles['pageOf']>>;

interface TapSources {
  cover: Element;
  isLeft(): boolean;
  viewOf(tile: Tile): TileView;
  pageOf(tile: Tile): MethodPage | undefined;
  /** Has the files of the page that the tile leads to fetched. */
  fetchPageOf(tile: Tile): void;
  showForm(module: FormModule, page: MethodPage): FirstForm;
  /** Draws the list anew. */
  draw(): void;
  onBack(): void;
  /** The application has carried the tap out, and no other page came of it. */
  onNowhere(): void;
}

/** For the code of the first form: before the tile shows that it was tapped, and before the application's own page is asked for. */
const FORM_WAITS_MS = { forMark: 50, forPage: 300 };

export class FirstTaps {
  chosen: ChosenTile | undefined;
  /** Over the list, with where that was left. */
  form: (FirstForm & { index: number; top: number }) | undefined;
  /** What was tapped shows it. */
  answered: Promise<void> | undefined;
  private formModule: FormModule | undefined;
  /** Of the application, once it can. */
  private choose: ((chosen: ChosenTile) => Promise<unknown>) | undefined;
  private carriedOut: ChosenTile | undefined;

  constructor(private readonly sources: TapSources) {}

  async loadForm(): Promise<FormModule> {
    return (this.formModule ??= await import('./show-first-form'));
  }

  take(tile: Tile, index: number): void {
    if (this.chosen) return;
    const { kind, name } = tile;
    this.chosen = kind === 'method' ? { kind, name, category: tile.category } : { kind, name };
    // What fails here fails again in the application, which tells the player and monitoring.
    this.answered = this.answer(tile, index)
      .catch(() => undefined)
      .then(painted);
    // The answer first: to begin a dozen requests takes a slow phone longer than to draw it.
    void this.answered.then(() => {
      this.sources.fetchPageOf(tile);
      return this.carryOut();
    });
  }

  carryOutBy(choose: (chosen: ChosenTile) => Promise<unknown>): void {
    this.choose ??= choose;
    void this.carryOut();
  }

  readonly back = (): void => {
    const { form } = this;
    const { cover, isLeft, draw, onBack } = this.sources;
    if (!form || isLeft()) return;
    this.form = undefined;
    this.chosen = undefined;
    form.stop();
    draw();
    const scroller = scrollerOf(cover);
    if (scroller) scroller.scrollTop = form.top;
    focusTile(cover, form.index);
    onBack();
  };

  private async carryOut(): Promise<void> {
    const { chosen } = this;
    if (!this.choose || !chosen || chosen === this.carriedOut || this.sources.isLeft()) return;
    this.carriedOut = chosen;
    await this.choose(chosen);
    // Taken back meanwhile.
    if (this.chosen !== chosen) return;
    this.chosen = undefined;
    this.sources.onNowhere();
  }

  /** By its form, or by a mark on it until that, or its page, comes. */
  private async answer(tile: Tile, index: number): Promise<void> {
    const { pageOf, isLeft } = this.sources;
    const { chosen } = this;
    const page = pageOf(tile);
    const form = page?.route.spec.isDepositForm ? page : undefined;
    if (form && this.formModule) return this.openForm(this.formModule, form, index);
    const isWanted = () => !isLeft() && this.chosen === chosen;
    const opened = form && this.loadForm().then((module) => isWanted() && this.openForm(module, form, index));
    // A mark that the form follows at once would only hold it up.
    if (opened) await Promise.race([opened, sleep(FORM_WAITS_MS.forMark)]).catch(() => undefined);
    if (!isWanted() || this.form) return;
    this.mark(tile, index);
    await Promise.race([opened, sleep(FORM_WAITS_MS.forPage)]);
  }

  private mark(tile: Tile, index: number): void {
    const { cover, viewOf } = this.sources;
    const cell = cellsOf(cover)[index];
    forgetPendingImages(cover, cell);
    if (!cell) return;
    // That tile alone: the others keep their images.
    cell.replaceChildren();
    renderInto(cell, jsx(ListedTile, { view: viewOf(tile), isLoading: true, onSelect: () => undefined }));
    focusTile(cover, index);
  }

  private openForm(module: FormModule, page: MethodPage, index: number): void {
    const { cover, showForm } = this.sources;
    // Ahead of all that changes the list, which is laid out still.
    const top = scrollerOf(cover)?.scrollTop ?? 0;
    const list = cover.firstElementChild;
    this.form = { ...showForm(module, page), index, top };
    if (list) forgetPendingImages(list);
  }
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

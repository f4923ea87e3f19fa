import type { DependencyContainer } from 'tsyringe';
import { ListStore } from '../cashier/methods/list-store';
import { Resume } from '../cashier/resume/resume';
import { RouterStore } from '../kernel/router/router-store';
import type { FirstList } from '../first/first-list';
import type { TappedTile } from './kept-tap';

interface FirstPageSources {
  firstList: FirstList;
  tapped: TappedTile | undefined;
  asked: string;
  drawable: Promise<unknown>;
}

/**
 * Shows what comes first: the way back, the page of a tile that was tapped on the first list, or what the address names.
 * Resolves when it stands.
 *
 * `tapped`: before the page was loaded anew; the first list has taken it where that is shown. `asked`: the path in the address.
 * `drawable`: resolves when a page can be drawn.
 */
export async function openFirstPage(
  app: DependencyContainer,
  { firstList, tapped, asked, drawable }: FirstPageSources,
): Promise<void> {
  const list = app.resolve(ListStore);
  const router = app.resolve(RouterStore);
  const wayBack = app.resolve(Resume).begin(asked);
  if (wayBack !== undefined || !(firstList.isPainted || tapped)) return router.start(wayBack);
  // Its data is there: the list is drawn once, and not as a skeleton first.
  await list.preload(tapped?.flow ?? 'deposit');
  await drawable;
  // No list for a player who has left it already.
  const chosen = firstList.isPainted ? firstList.tapped : tapped;
  if (chosen) await list.chooseTile(chosen);
  if (router.shown) return;
  await router.start();
  // Tapped while the list was about to be drawn.
  const { tapped: late } = firstList;
  if (late && late !== chosen) await list.chooseTile(late);
}

import type { DependencyContainer } from 'tsyringe';
import { ListStore } from '../cashier/methods/list-store';
import { QUICK_PAGE, QuickView } from '../cashier/methods/quick-view';
import { PlaceKeeper } from '../cashier/return/place-keeper';
import { StartPlace } from '../cashier/return/start-place';
import { Registry } from '../kernel/registry-token';
import { RouterStore } from '../kernel/router/router-store';
import type { FirstList } from '../first/first-list';
import type { TappedTile } from '../first/kept-tap';

interface FirstPageSources {
  firstList: FirstList;
  tapped: TappedTile | undefined;
  asked: string;
  drawable: Promise<unknown>;
}

/**
 * Shows the first page: the one to resume, the page of a tile that was tapped on the first list, or the one that the
 * address names. Resolves when it is mounted.
 *
 * `tapped`: tapped before the page reloaded; a first list, where shown, has taken it over. `asked`: the path in the
 * address. `drawable`: resolves when a page can be rendered.
 */
export async function openFirstPage(
  app: DependencyContainer,
  { firstList, tapped, asked, drawable }: FirstPageSources,
): Promise<void> {
  const list = app.resolve(ListStore);
  const router = app.resolve(RouterStore);
  const restored = app.resolve(StartPlace).begin(startOf(app, asked));
  if (restored !== undefined || !(firstList.isPainted || tapped)) return router.start(restored);
  // Have the list's data first, so that the list is rendered once, not as a skeleton before.
  await list.preload(tapped?.flow ?? 'deposit');
  await drawable;
  // With a tile tapped already, do not render the list at all.
  const chosen = firstList.isPainted ? firstList.tapped : tapped;
  if (chosen) await list.chooseTile(chosen);
  if (router.shown) return;
  await router.start();
  // A tap between the check above and the rendering of the list.
  const { tapped: late } = firstList;
  if (late && late !== chosen) await list.chooseTile(late);
}

/** A quick deposit begins with what paid last, never with a form that was left; a payment that was left is come back to. */
function startOf(app: DependencyContainer, asked: string): string {
  const { before } = app.resolve(PlaceKeeper);
  const isPayment = before && app.resolve(Registry).pageAt(before.path)?.guard === 'transaction';
  return app.resolve(QuickView).isOn && !isPayment ? QUICK_PAGE : asked;
}

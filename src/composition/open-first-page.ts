import type { DependencyContainer } from 'tsyringe';
import { ListStore } from '../cashier/methods/list-store';
import { Resume } from '../cashier/resume/resume';
import { RouterStore } from '../kernel/router/router-store';
import type { FirstList } from '../shell/first-list/first-list';
import type { TappedTile } from './kept-tap';

interface FirstPageSources {
  firstList: FirstList;
  tapped: TappedTile | undefined;
  asked: string;
  drawn: Promise<unknown>;
}

/**
 * Shows what comes first: the way back, the page of a tile that was tapped on the first list, or what the address names.
 * Resolves when it stands.
 *
 * `tapped`: before the page was loaded anew; the first list carries it out where it is shown. `asked`: the path in the address.
 * `drawn`: the application is there to show a page in.
 */
export async function openFirstPage(
  app: DependencyContainer,
  { firstList, tapped, asked, drawn }: FirstPageSources,
): Promise<void> {
  const list = app.resolve(ListStore);
  const router = app.resolve(RouterStore);
  // Back from the first form while its page is on the way: that page is not wanted any more.
  firstList.whenBack(() => {
    // A list that stands already does not open, and un-choose, by being shown.
    if (router.shown) void list.open('deposit');
    void router.go('/deposit');
  });
  const wayBack = app.resolve(Resume).begin(asked);
  if (wayBack === undefined && (firstList.isPainted || tapped)) {
    // Its data is there: the list is drawn once, and not as a skeleton first.
    await list.preload(tapped?.flow ?? 'deposit');
    await drawn;
    // No list for a player who has left it already.
    const chosen = firstList.isPainted ? firstList.chosen : tapped;
    if (chosen) await list.chooseTile(chosen);
    if (router.shown) return;
  }
  await router.start(wayBack);
}

import type { DependencyContainer } from 'tsyringe';
import { ListStore } from '../cashier/methods/list-store';
import { Resume } from '../cashier/resume/resume-store';
import { RouterStore } from '../kernel/router-store';
import { focusNewPage, hasFocus } from '../shell/focus-new-page';
import type { FirstList } from '../shell/first-list/first-list';

/**
 * Shows what comes first: the way back, the page of a tile that was tapped on the first list, or what the address names.
 * Resolves when it stands.
 *
 * `asked`: the path in the address. `drawn`: the application is there to show a page in.
 */
export async function openFirstPage(
  app: DependencyContainer,
  { firstList, asked, drawn }: { firstList: FirstList; asked: string; drawn: Promise<unknown> },
): Promise<void> {
  const list = app.resolve(ListStore);
  const router = app.resolve(RouterStore);
  // For a tap that comes later than what follows looks for one; what is chosen already is not chosen twice.
  firstList.whenLeft((chosen) => {
    if (chosen) void list.chooseTile(chosen);
  });
  const wayBack = app.resolve(Resume).begin(asked);
  if (wayBack === undefined && firstList.isPainted) {
    // Its data is there: the list is drawn once, and not as a skeleton first.
    await list.preload('deposit');
    await drawn;
    // Back from the first form while its page is on the way: that page is not wanted any more.
    firstList.whenBack(() => void router.go('/deposit'));
    // No list for a player who has left it already.
    if (firstList.chosen) await list.chooseTile(firstList.chosen);
    // The first form hands its focus over.
    if (router.shown) return void (hasFocus() || focusNewPage());
  }
  await router.start(wayBack);
}

/** One player makes one deposit after another in one page: anything that each leaves behind adds up. */
import type { BenchServer } from '../browser/bench-server';
import { FAST, withPage } from '../browser/open-page';
import { held, openList, type Held } from './heap';
import { heldData } from './heap-data';
import { Player } from './player';

const WARM_UP = 10;
const QUIET_MS = 1500;

export interface HeldInAll extends Held {
  /** Bytes of the heap without compiled code. */
  data: number;
}

export function measureDeposits(server: BenchServer, deposits: number): Promise<{ early: HeldInAll; late: HeldInAll }> {
  return withPage(server, { ...FAST, reducedMotion: true }, async ({ page, cdp, origin }) => {
    server.order({ order: 'settle', isOn: true });
    try {
      await openList(page, origin, 'ours', 20);
      await page.waitForTimeout(QUIET_MS);
      const player = await Player.in(Player.frameOf(page));
      await player.deposits(WARM_UP);
      await page.waitForTimeout(QUIET_MS);
      const early = { ...(await held(cdp)), data: await heldData(cdp) };
      await player.deposits(Math.max(0, deposits - WARM_UP));
      await page.waitForTimeout(QUIET_MS);
      return { early, late: { ...(await held(cdp)), data: await heldData(cdp) } };
    } finally {
      server.order({ order: 'settle', isOn: false });
    }
  });
}

/** 1,000 status pushes at once; the last one is about the deposit on the screen. */
import type { BenchServer } from '../browser/bench-server';
import { muteNetwork } from '../browser/mute-network';
import { withPage, type Conditions } from '../browser/open-page';
import { openList } from './heap';
import { Player, type Burst } from './player';

const PUSHES = 1000;
/**
 * Milliseconds to wait, so that earlier work is not part of the burst; on the slow line the channel connects this long
 * after the list.
 */
const QUIET_MS = 6000;

export interface BurstFigures {
  /** Milliseconds from the sending of the first push to the paint of the last. */
  painted: number;
  /** Number of frames longer than 50 ms; `longest` is the duration of the longest. */
  longFrames: number;
  longest: number;
}

export function measureOurBurst(server: BenchServer, conditions: Conditions): Promise<BurstFigures> {
  return withPage(server, conditions, async ({ page, cdp, origin }) => {
    await openList(page, origin, 'ours', 20);
    await page.waitForTimeout(QUIET_MS);
    const player = await Player.in(Player.frameOf(page));
    await player.deposit();
    await page.waitForTimeout(QUIET_MS);
    await muteNetwork(page, cdp);
    const { ended } = await player.watchPaid();
    return figures(await server.burst('gateway', PUSHES), await ended);
  });
}

export function measurePlainBurst(server: BenchServer, conditions: Conditions): Promise<BurstFigures> {
  return withPage(server, conditions, async ({ page, cdp, origin }) => {
    await page.goto(`${origin}/plain-socket`);
    await page.waitForFunction('document.title === "open"');
    await page.waitForTimeout(QUIET_MS);
    const player = await Player.in(page.mainFrame());
    await muteNetwork(page, cdp);
    const { ended } = await player.watchBurst('#status', 'last');
    return figures(await server.burst('bare', PUSHES), await ended);
  });
}

const figures = (startedAt: number, { paintedAt, frames }: Burst): BurstFigures => ({
  painted: paintedAt - startedAt,
  longFrames: frames.length,
  longest: Math.max(0, ...frames),
});

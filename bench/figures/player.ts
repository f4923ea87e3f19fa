/** Controls the player of pages/player.js, in the cashier's frame or in a plain page. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Frame, Page } from 'playwright';
import messages from '../../src/locales/en.json' with { type: 'json' };

const FILE = fileURLToPath(new URL('../pages/player.js', import.meta.url));

const BACK = messages.complete.toMethods;
const PAID = messages.complete.deposit.processed.title;

export interface Burst {
  /** Milliseconds since the epoch. */
  paintedAt: number;
  /** Durations in milliseconds of the frames longer than 50 ms. */
  frames: number[];
}

export class Player {
  private constructor(private readonly frame: Frame) {}

  static async in(frame: Frame): Promise<Player> {
    await frame.evaluate(readFileSync(FILE, 'utf8'));
    return new Player(frame);
  }

  /** The frame of the page's cashier. */
  static frameOf(page: Page): Frame {
    const frame = page.frames().find((one) => one.parentFrame() === page.mainFrame());
    if (!frame) throw new Error('The page has no frame.');
    return frame;
  }

  deposit(): Promise<void> {
    return this.call(`deposit(${JSON.stringify(BACK)})`);
  }

  deposits(times: number): Promise<void> {
    return this.call(`deposits(${JSON.stringify(BACK)}, ${JSON.stringify(PAID)}, ${times})`);
  }

  /** @returns resolves when the page watches; `ended` resolves when the last push is painted */
  async watchBurst(selector: string, begins: string): Promise<{ ended: Promise<Burst> }> {
    await this.frame.evaluate(`void (window.benchBurst = benchPlayer.watchBurst('${selector}', '${begins}'))`);
    return { ended: this.frame.evaluate('window.benchBurst') };
  }

  watchPaid(): Promise<{ ended: Promise<Burst> }> {
    return this.watchBurst('main h1', PAID);
  }

  private call<T>(text: string): Promise<T> {
    return this.frame.evaluate(`benchPlayer.${text}`);
  }
}

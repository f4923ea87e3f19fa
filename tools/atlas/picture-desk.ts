import type { Browser } from 'playwright';
import { palettePng } from './palette-png';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A browser page that compares and joins pictures. Files are named by their path below the project. */
export interface PictureDesk {
  /** Counts the differing pixels, and returns a PNG of before, after and difference side by side. */
  compare(before: { file: string; box: Box }, after: string): Promise<{ changed: number; beside: Buffer }>;
  /** Joins the pictures into one PNG of 256 colours, each at its place. */
  sheet(cells: readonly { file: string; box: Box }[], size: { width: number; height: number }): Promise<Buffer>;
  close(): Promise<void>;
}

export async function openDesk(browser: Browser, serverUrl: string): Promise<PictureDesk> {
  const page = await browser.newPage();
  await page.goto(`${serverUrl}/files/tools/atlas/desk.html`);
  await page.waitForFunction('window.desk');
  const urlOf = (file: string) => `${serverUrl}/files/${file}`;
  /** Passed as a string, so that the page evaluates no compiled code of this file. */
  const call = (name: string, ...args: unknown[]) =>
    page.evaluate(`window.desk.${name}(...${JSON.stringify(args)})`) as Promise<unknown>;
  return {
    async compare(before, after) {
      const input = { before: { url: urlOf(before.file), box: before.box }, after: urlOf(after) };
      const { changed, beside } = (await call('compare', input)) as { changed: number; beside: string };
      return { changed, beside: Buffer.from(beside, 'base64') };
    },
    async sheet(cells, { width, height }) {
      const input = cells.map(({ file, box }) => ({ url: urlOf(file), box }));
      const drawn = (await call('sheet', input, width, height)) as Record<'palette' | 'indices', string>;
      const [palette, indices] = [Buffer.from(drawn.palette, 'base64'), Buffer.from(drawn.indices, 'base64')];
      return palettePng({ width, height, palette, indices });
    },
    close: () => page.close(),
  };
}

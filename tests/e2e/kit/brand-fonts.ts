/** A brand's font server on another origin than the cashier's. It answers once the test allows it. */
import { readFileSync } from 'node:fs';
import type { BrowserContext, Locator } from '@playwright/test';

/** Nunito Sans, SIL Open Font License; Storybook includes it for its own pages. */
const FONT = 'node_modules/storybook/assets/browser/nunito-sans-regular.woff2';
const ORIGIN = 'https://fonts.brand.example';

export class BrandFonts {
  /** The name that Chromium reports for the font it draws with. */
  static readonly drawnAs = 'Nunito Sans';
  /** Addresses of a font, of a file that is not a font, and of a missing file. */
  readonly regular = `${ORIGIN}/regular.woff2`;
  readonly broken = `${ORIGIN}/broken.woff2`;
  readonly missing = `${ORIGIN}/missing.woff2`;
  /** Requested addresses, in order. */
  readonly asked: string[] = [];
  private open = (): void => undefined;
  private readonly opened = new Promise<void>((resolve) => (this.open = resolve));

  async serve(context: BrowserContext): Promise<void> {
    await context.route(`${ORIGIN}/**`, async (route) => {
      const url = route.request().url();
      this.asked.push(url);
      await this.opened;
      const headers = { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'font/woff2' };
      if (url === this.regular) return route.fulfill({ headers, body: readFileSync(FONT) });
      return route.fulfill({ headers, status: url === this.broken ? 200 : 404, body: 'no font' });
    });
  }

  /** Answers the pending requests, and all later ones at once. */
  answer(): void {
    this.open();
  }
}

interface DomNode {
  nodeId: number;
  attributes?: string[];
  children?: DomNode[];
  contentDocument?: DomNode;
}

const MARK = 'data-drawn';

/** The font families with which the browser has actually drawn the element's text. */
export async function drawnFonts(element: Locator): Promise<string[]> {
  await element.evaluate((node: HTMLElement, mark) => node.setAttribute(mark, ''), MARK);
  const client = await element.page().context().newCDPSession(element.page());
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument', { depth: -1, pierce: true });
  const found = findMarked(root);
  if (!found) throw new Error(`not in the page's process: ${element.toString()}`);
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId: found.nodeId });
  await client.detach();
  await element.evaluate((node: HTMLElement, mark) => node.removeAttribute(mark), MARK);
  return fonts.map(({ familyName }) => familyName);
}

function findMarked(node: DomNode): DomNode | undefined {
  if (node.attributes?.includes(MARK)) return node;
  for (const child of [...(node.children ?? []), ...(node.contentDocument ? [node.contentDocument] : [])]) {
    const found = findMarked(child);
    if (found) return found;
  }
  return undefined;
}

/**
 * Identifies what draws the pictures. Those of two machines can be compared only when browser and drawing are the same;
 * the fonts help to explain a difference.
 */
import { createHash } from 'node:crypto';
import type { Browser } from 'playwright';
import { stillPage } from './visit-stories';

export interface Renderer {
  /** The version, e.g. `141.0.7390.122`. */
  chromium: string;
  /** The fonts used for each script. */
  fonts: Record<string, string>;
  /** SHA-256 of a rendered page of specimens. */
  drawing: string;
}

const SPECIMENS = {
  latin: 'Deposit €1,250.75 — Überweisung ñ ção',
  bold: 'Withdraw 0123456789',
  cyrillic: 'Пополнение счёта',
  devanagari: 'राशि जमा करें ₹',
  telugu: 'డిపాజిట్ చేయండి',
};

const PAGE = `<!doctype html><meta charset="utf-8"><style>
  body { margin: 8px; font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'Noto Sans', sans-serif }
  #bold { font-weight: 700 } i { display: block; width: 80px; height: 40px; border-radius: 13px; background: linear-gradient(#06c, #f80); box-shadow: 0 2px 9px #0008 }
</style>${Object.entries(SPECIMENS)
  .map(([id, text]) => `<p id="${id}">${text}</p>`)
  .join('')}<i></i>`;

export async function readRenderer(browser: Browser): Promise<Renderer> {
  const page = await stillPage(browser);
  await page.setContent(PAGE);
  const drawing = createHash('sha256')
    .update(await page.screenshot())
    .digest('hex');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const fonts: Record<string, string> = {};
  for (const id of Object.keys(SPECIMENS)) {
    const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: `#${id}` });
    const { fonts: used } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    fonts[id] = used.map(({ postScriptName }) => postScriptName).join(', ');
  }
  await page.context().close();
  return { chromium: browser.version(), fonts, drawing };
}

/** The differences, a line each; undefined when both render alike. */
export function rendererDifference(baseline: Renderer, here: Renderer): string | undefined {
  if (baseline.chromium === here.chromium && baseline.drawing === here.drawing) return undefined;
  const describe = ({ chromium, fonts, drawing }: Renderer) =>
    `Chromium ${chromium}; ${Object.entries(fonts)
      .map(([script, names]) => `${script}: ${names}`)
      .join('; ')}; specimens ${drawing.slice(0, 12)}`;
  return `  baselines: ${describe(baseline)}\n  here:      ${describe(here)}`;
}

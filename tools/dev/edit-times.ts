/**
 * `node --import tsx tools/dev/edit-times.ts`: edits a file of each kind while `npm run dev` runs, and prints how long it
 * takes until the open demo page shows the edit. Restores each file. `HOST_PORT`: the demo page's port.
 */
import { chromium, type FrameLocator } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import { CHROMIUM_FLAGS, chromiumPath } from '../../machine/chromium';

interface Edit {
  kind: string;
  file: string;
  from: string;
  to: string;
  /** Resolves when the edit is visible, on the form of Pix or on the list. */
  seen(cashier: FrameLocator): Promise<unknown>;
  on: 'form' | 'list';
}

const title = (text: string) => (cashier: FrameLocator) =>
  cashier.getByRole('heading', { name: text }).first().waitFor({ timeout: 20_000 });

const EDITS: readonly Edit[] = [
  {
    kind: 'screen',
    on: 'form',
    file: 'src/connected/form/deposit-form.tsx',
    from: 'export ',
    to: "document.title = 'edited screen';\nexport ",
    seen: (cashier) => waitFor(cashier, () => document.title === 'edited screen'),
  },
  {
    kind: 'style',
    on: 'list',
    file: 'src/ui/tokens/global.css',
    from: 'body {',
    to: 'body {\n  outline: 7px solid red;',
    seen: (cashier) => waitFor(cashier, () => getComputedStyle(document.body).outlineWidth === '7px'),
  },
  {
    kind: 'message',
    on: 'list',
    file: 'src/locales/en.json',
    from: '"depositMethod": "',
    to: '"depositMethod": "Edited ',
    seen: title('Edited'),
  },
  {
    kind: 'store',
    on: 'form',
    file: 'src/cashier/deposit/deposit-store.ts',
    from: 'import ',
    to: "document.documentElement.dataset['edited'] = '';\nimport ",
    seen: (cashier) => waitFor(cashier, () => 'edited' in document.documentElement.dataset),
  },
  {
    kind: 'fixtures',
    on: 'list',
    file: 'plugins/pix/fixtures.ts',
    from: "{ en: 'Pix' }",
    to: "{ en: 'Edited' }",
    // The list does not refetch by itself, so reload it until the gateway sends the new name.
    seen: async (cashier) => {
      for (;;) {
        await cashier
          .locator('html')
          .evaluate(() => location.reload())
          .catch(() => undefined);
        const tile = cashier.locator('main li button', { hasText: 'Edited' });
        if (
          await tile.waitFor({ timeout: 3000 }).then(
            () => true,
            () => false,
          )
        )
          return;
      }
    },
  },
];

const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS });
const rows: Record<string, string> = {};
for (const { kind, on, file, from, to, seen } of EDITS) {
  // A new player for each edit, because reopening the page leads back to where its player was.
  const page = await browser.newPage({ viewport: { width: 400, height: 800 } });
  const cashier = page.frameLocator('iframe');
  await page.goto(`http://localhost:${process.env['HOST_PORT'] ?? 4200}/?country=br`);
  await cashier.locator('main li button').first().waitFor({ timeout: 60_000 });
  if (on === 'form') {
    await cashier.getByRole('button', { name: /pix/i }).first().click();
    await cashier.locator('main form').waitFor({ timeout: 60_000 });
  }
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  const startedAt = performance.now();
  try {
    writeFileSync(file, text.replace(from, to));
    await seen(cashier);
    rows[kind] = `${Math.round(performance.now() - startedAt)} ms`;
  } catch (error) {
    rows[kind] = error instanceof Error ? error.message.split('\n')[0]! : String(error);
  } finally {
    writeFileSync(file, text);
  }
  await page.waitForTimeout(1500);
  await page.close();
}
console.table(rows);
await browser.close();

/** Polls the frame; ignores errors, because the page may reload meanwhile. */
async function waitFor(frame: FrameLocator, is: () => boolean): Promise<void> {
  for (let tries = 0; tries < 1000; tries += 1) {
    if (
      await frame
        .locator('html')
        .evaluate(is)
        .catch(() => false)
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('not seen');
}

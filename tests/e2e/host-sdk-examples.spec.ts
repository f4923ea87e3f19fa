/** What an engineer copies from the README and docs/examples/, in a page of another origin, until a deposit is paid. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { AcquirerPage } from './kit/acquirer-page';
import type { Cashier } from './kit/cashier';
import type { Gateway } from './kit/gateway';
import { expect, fillIn, test } from './kit/host-test';

const README = readFileSync('README.md', 'utf8');
const example = (name: string) => readFileSync(join('docs', 'examples', name), 'utf8');

async function payByTestCard(cashier: Cashier): Promise<void> {
  await cashier.choose('Test card');
  await new AcquirerPage(await cashier.pay('50')).choose('Approve');
  await expect(cashier.title).toHaveText('Deposit received');
}

async function expectToldOnce(page: Page, gateway: Gateway): Promise<void> {
  await expect(page.locator('#status')).toHaveText('processed 50 EUR');
  expect(await gateway.deposit()).toMatchObject({ status: 'processed', currency: 'EUR' });
}

test("the README's snippet", async ({ site, widgetUrl, cashier, page, token, gateway }) => {
  const snippet = /```html\n([\s\S]*?)```/.exec(README)?.[1] ?? '';
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.goto(await site.page(fillIn(snippet, { widgetUrl, token })));
  await cashier.tile('Nubank').click();
  await cashier.field('CPF').pressSequentially('52998224725');
  await cashier.view.getByRole('textbox', { name: 'Valor' }).fill('150');
  const opened = page.context().waitForEvent('page');
  await cashier.button('Ir para o pagamento').click();
  await new AcquirerPage(await opened).choose('Approve');
  const { id } = await gateway.deposit();
  await expect.poll(() => lines.filter((line) => line.includes(id))).toEqual([`${id} processed 150`]);
});

test('plain.html', async ({ site, widgetUrl, cashier, page, token, gateway }) => {
  await page.goto(await site.page(fillIn(example('plain.html'), { widgetUrl, token })));
  await payByTestCard(cashier);
  await expectToldOnce(page, gateway);
});

test('element.html, from the packed package', async ({ site, installed, widgetUrl, cashier, page, token, gateway }) => {
  await page.goto(await site.page(fillIn(example('element.html'), { widgetUrl, token }), { folder: installed }));
  await payByTestCard(cashier);
  await expectToldOnce(page, gateway);
});

test('react.tsx, type-checked and built from the packed package', async ({
  site,
  installed,
  widgetUrl,
  cashier,
  page,
  token,
  gateway,
}) => {
  test.slow();
  const file = join(installed, 'main.tsx');
  writeFileSync(file, fillIn(example('react.tsx'), { widgetUrl, token }));
  writeFileSync(join(installed, 'index.html'), '<div id="root"></div><script type="module" src="./main.tsx"></script>');
  const options = '--noEmit --strict --jsx react-jsx --module nodenext --moduleResolution nodenext --ignoreConfig';
  const types = '--types react,react-dom --target es2022 --lib es2023,dom';
  const tsc = resolve('node_modules', 'typescript', 'bin', 'tsc');
  writeFileSync(join(installed, 'package.json'), '{ "type": "module" }');
  execFileSync(process.execPath, [tsc, ...`${options} ${types}`.split(' '), file], {
    cwd: installed,
    stdio: 'inherit',
  });
  const out = join(installed, 'out');
  const resolved = { preserveSymlinks: true, dedupe: ['react'] };
  await build({ configFile: false, root: installed, logLevel: 'error', resolve: resolved, build: { outDir: out } });
  await page.goto(await site.page(readFileSync(join(out, 'index.html'), 'utf8'), { folder: out }));
  await payByTestCard(cashier);
  await expectToldOnce(page, gateway);
  // Strict mode has mounted it twice.
  await expect(page.locator('iframe')).toHaveCount(1);
  await cashier.close.click();
  await expect(page.locator('iframe')).toHaveCount(0);
});

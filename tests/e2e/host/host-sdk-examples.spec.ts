/** What an engineer copies from the README and docs/examples/, in a page of another origin, until a deposit is paid. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { AcquirerPage } from '../kit/acquirer-page';
import type { Cashier } from '../kit/cashier';
import type { Gateway } from '../kit/gateway';
import { expect, fillIn, test } from '../kit/host-test';
import { NativeView } from '../kit/native-view';

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
  await expect
    .poll(() => lines.filter((line) => line.includes(id)))
    .toEqual([`${id} waiting 150`, `${id} processed 150`]);
});

test('the first page of docs/start.md', async ({ site, widgetUrl, cashier, page, token, gateway }) => {
  const snippet = /```html\n([\s\S]*?)```/.exec(readFileSync('docs/start.md', 'utf8'))?.[1] ?? '';
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.goto(await site.page(snippet.replaceAll('http://localhost:4100/', widgetUrl).replace('demo-anna', token)));
  await payByTestCard(cashier);
  const { id } = await gateway.deposit();
  await expect.poll(() => lines.filter((line) => line.includes(id))).toEqual([`${id} waiting`, `${id} processed`]);
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
  // React's strict mode has mounted the component twice, but only one frame may remain.
  await expect(page.locator('iframe')).toHaveCount(1);
  await cashier.close.click();
  await expect(page.locator('iframe')).toHaveCount(0);
});

/**
 * Vue itself is not one of our packages. The example's tag is bound as Vue's runtime does it: attributes, `.prop` and
 * `@`, on an element that is then inserted into the page.
 */
test('vue.vue, its tag bound as Vue binds it', async ({
  site,
  installed,
  widgetUrl,
  cashier,
  page,
  token,
  gateway,
}) => {
  const vue = fillIn(example('vue.vue'), { widgetUrl, token });
  const template = /<template>([\s\S]*)<\/template>/.exec(vue)?.[1]?.replace('{{ status }}', '') ?? '';
  const player = /const player = (\{[^}]*\});/.exec(vue)?.[1] ?? '';
  await page.goto(
    await site.page(
      `<!doctype html><title>A brand</title><template>${template.replace('/>', '></cashier-frame>')}</template>
      <script type="module">
        import '/node_modules/cashier-host-sdk/element.js';
        const written = document.querySelector('template').content;
        const tag = written.querySelector('cashier-frame');
        const output = document.importNode(written.querySelector('output'), true);
        const element = document.createElement(tag.localName);
        const values = {
          player: ${player},
          tell: ({ detail }) => (output.textContent = [detail.status, detail.amount, detail.currency].join(' ')),
          'isOpen = false': () => element.remove(),
        };
        for (const { name, value } of tag.attributes) {
          if (name.startsWith('@')) element.addEventListener(name.slice(1), values[value]);
          else if (name.endsWith('.prop')) element[name.slice(1, -'.prop'.length)] = values[value];
          else if (!name.startsWith('v-')) element.setAttribute(name, value);
        }
        document.body.append(element, output);
      </script>`,
      { folder: installed },
    ),
  );
  await payByTestCard(cashier);
  await expectToldOnce(page, gateway);
  await cashier.close.click();
  await expect(page.locator('iframe')).toHaveCount(0);
});

for (const [file, platform, bridge] of [
  ['native.swift', 'ios', /content\.add\(self, name: "billing"\)/],
  ['native.kt', 'android', /addJavascriptInterface\(Bridge\(\), "billingBridge"\)[\s\S]*fun nativePostMessage\(/],
] as const) {
  test(`${file}: what the app says and hears`, async ({ page, sandbox, token }) => {
    const app = example(file);
    expect(app).toMatch(bridge);
    const player = { token, currency: 'EUR', paymentGeo: 'DE', lang: 'en', platform };
    for (const [key, value] of Object.entries({ ...player, token: 'the session token of the player' }))
      expect(app).toMatch(new RegExp(`"${key}"[:,] "${value}"`));
    const view = new NativeView(page);
    await view.open(platform, `${sandbox.url}/`, player);
    await view.cashier.choose('Test card');
    const back = /window\.postMessage\('.*', '\*'\)/.exec(app)?.[0] ?? '';
    await page.evaluate(back);
    await expect(view.cashier.tile('Test card')).toBeVisible();
    await page.evaluate(back);
    await expect.poll(() => view.types()).toContain('onGoBackUnhandled');
    await view.cashier.tile('Test card').click();
    await view.cashier.amount.fill('50');
    await view.cashier.payButton.click();
    await expect.poll(() => view.types()).toContain('openExtBrowser');
    for (const type of ['openExtBrowser', 'onTransactionStatus', 'onClose', 'onGoBackUnhandled'])
      expect(app).toContain(`"${type}"`);
  });
}

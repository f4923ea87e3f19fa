/** `<cashier-frame>`, however it comes into a page: one frame, one document, no false problem. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { buildSdk } from '../../tools/sdk/build-sdk.mjs';
import { HostSite } from '../e2e/kit/host-site';
import { ELEMENT_CASES, elementPage, elementResult } from '../kit/element-page';
import { test } from './kit/test';

describe('the custom element', () => {
  const site = new HostSite();
  const folder = mkdtempSync(join(tmpdir(), 'cashier-host-'));
  beforeAll(() => buildSdk(join(folder, 'node_modules', 'cashier-host-sdk')));
  afterAll(async () => {
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  });

  for (const one of ELEMENT_CASES)
    test(one.name, async ({ sandbox, page, token }) => {
      const widgetUrl = await site.widget({ settings: { apiUrl: sandbox.url }, frameAncestors: ['*'] });
      await page.goto(await site.page(elementPage(one, widgetUrl, token), { folder }));
      const result = () => page.run('return window.result?.()');
      await expect.poll(result, { timeout: 30_000 }).toEqual(elementResult(one));
    });
});

/** `<cashier-frame>` from the packed package, however it comes into a page: one frame, one document, no false problem. */
import { ELEMENT_CASES, elementPage, elementResult } from '../../kit/element-page';
import { expect, test } from '../kit/host-test';

for (const one of ELEMENT_CASES)
  test(one.name, async ({ site, installed, widgetUrl, page, token }) => {
    const documents: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
    await page.goto(await site.page(elementPage(one, widgetUrl, token), { folder: installed }));
    const result = () => page.evaluate(() => (window as unknown as { result?(): unknown }).result?.());
    await expect.poll(result).toEqual(elementResult(one));
    // Nothing comes after that: a second document would have been asked for by now.
    const requests = one.requests ?? one.documents ?? 1;
    await expect.poll(() => documents.filter((url) => url.startsWith(widgetUrl)).length).toBe(requests);
    expect(await result()).toEqual(elementResult(one));
  });

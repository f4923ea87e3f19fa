/** Lines, letters and words further apart, as readers set them (WCAG 1.4.12): nothing is cut, all can be used. */
import { isReadable } from '../kit/fits';
import { test as base, testWalks } from '../kit/small-frame';

const test = base.extend({
  start: async ({ start }, use) =>
    use(async (where) => {
      const cashier = await start(where);
      await cashier.view.locator('html').evaluate(({ ownerDocument: page }) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }',
        );
        page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
      });
      return cashier;
    }),
});

test.use({ viewport: { width: 400, height: 800 } });

testWalks(isReadable, test);

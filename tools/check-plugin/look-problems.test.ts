/** Mistakes in what the player sees: style sheets, icons, and the texts by which a test finds its way. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeMistakes } from './mistakes.fixture';

describeMistakes({
  'in what is seen': [
    [
      'a button that no page has',
      (tree) => tree.edit('ways-to-pay.fixture.ts', "submit: 'Get the payment code'", "submit: 'Get the payment cod'"),
      /ways-to-pay\.fixture\.ts: submit of voucher is "Get the payment cod", .* Did you mean "Get the payment code"\?/,
    ],
    [
      'a tile that no list has',
      (tree) => tree.edit('ways-to-pay.fixture.ts', "tile: 'Voucher'", "tile: 'Coupon'"),
      /tile of voucher is "Coupon", which no player in DE with EUR sees in English\. Copy the text from the fixtures or the messages\./,
    ],
    [
      'a width that a phone has not',
      (tree) =>
        writeFileSync(join(tree.root, 'plugins/voucher/screens/shared/code.module.css'), '.code { width: 420px; }'),
      /screens\/shared\/code\.module\.css:1: width: 420px is wider than the narrowest page, 320 px: use max-width\./,
    ],
    [
      'an icon that is no picture',
      (tree) => tree.edit('icons/voucher.svg', '<svg', '<html'),
      /plugins\/voucher\/icons\/voucher\.svg is no SVG picture: draw it as <svg viewBox="…">/,
    ],
  ],
});

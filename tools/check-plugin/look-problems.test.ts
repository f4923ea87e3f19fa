/** Mistakes in what the player sees: style sheets, icons, and the texts by which a test finds its way. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeMistakes } from './mistakes.fixture';

describeMistakes({
  'in what is seen': [
    [
      'a button that no page has',
      (tree) => tree.edit('journeys.fixture.ts', "submit: 'voucher:submit'", "submit: 'voucher:submitt'"),
      /journeys\.fixture\.ts: deposit names "voucher:submitt", which is no message\. Did you mean "voucher:submit"\?/,
    ],
    [
      'a field that no form has',
      (tree) => tree.edit('journeys.fixture.ts', "'amount.label'", "'ammount'"),
      /deposit names "ammount", which is no field of voucher and no message\. Copy it from the fixtures or the messages\./,
    ],
    [
      'a method that no list has',
      (tree) =>
        writeFileSync(
          join(tree.root, 'plugins/voucher/journeys.fixture.ts'),
          `${readFileSync(join(tree.root, 'plugins/voucher/journeys.fixture.ts'), 'utf8')}
export const other: Journey = { ...deposit, method: 'vocher' };
`,
        ),
      /other pays by "vocher", which no player in DE with EUR has\. Did you mean "voucher"\?/,
    ],
    [
      'a width that a phone has not',
      (tree) => writeFileSync(join(tree.root, 'plugins/voucher/screens/code.module.css'), '.code { width: 420px; }'),
      /screens\/code\.module\.css:1: width: 420px is wider than the narrowest page, 320 px: use max-width\./,
    ],
    [
      'an icon that is no picture',
      (tree) => tree.edit('icons/voucher.svg', '<svg', '<html'),
      /plugins\/voucher\/icons\/voucher\.svg is no SVG picture: draw it as <svg viewBox="…">/,
    ],
  ],
});

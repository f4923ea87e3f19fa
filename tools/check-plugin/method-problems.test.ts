/** Mistakes in the methods to try, and in what the simulator answers for them. */
import { describeMistakes } from './mistakes.fixture';

describeMistakes({
  'in what the simulator answers': [
    [
      'no answer to the create',
      (tree) =>
        tree.edit('simulator.ts', "'BANKING:deposit-create': createDeposit", "'BANKING:deposit-creat': createDeposit"),
      /simulator\.ts: nothing in on begins the deposit by voucher\. Add 'BANKING:deposit-create'\./,
    ],
  ],
  'in the methods': [
    [
      'a country that the sandbox has not',
      (tree) => tree.edit('fixtures.ts', "countries: ['de']", "countries: ['zz', 'de']"),
      /voucher is offered in zz, which is no market of the sandbox, .* or add zz in plugins\/voucher\/markets\.fixture\.ts:/,
    ],
    [
      'a text of another tile',
      (tree) => tree.edit('fixtures.ts', "'Voucher', 'deposit'", "'Bank transfer', 'deposit'"),
      /the tile of voucher says "Bank transfer", as that of \w+ in the same list does\. Give it another text\./,
    ],
    [
      'two fields of one name',
      (tree) =>
        tree.edit('fixtures.ts', 'fields: [],', "fields: [{ name: 'phone' }, { name: 'phone', regex: '[0-9' }],"),
      /voucher has two fields phone, and the form shows only the last\. Rename one of them\./,
    ],
    ['a bad pattern', () => {}, /the regex of the field phone of voucher can't be read: \[0-9/],
    [
      'a currency without limits',
      (tree) => tree.edit('fixtures.ts', "currency: ['EUR']", "currency: ['EUR', 'USD']"),
      /voucher has no amount_rules for USD\. Add its min and max\./,
    ],
  ],
});

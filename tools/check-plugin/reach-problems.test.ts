/** Mistakes in what leads where: routes and stores that nobody reaches, and texts of the manifest that are none. */
import { describeMistakes } from './mistakes.fixture';

describeMistakes({
  'in the types of the manifest': [
    [
      'a number for a screen',
      (tree) => tree.edit('plugin.ts', "screen: 'code'", 'screen: 5 as never'),
      /plugin\.ts: the screen of the route code is 5, a number\. Write a text\./,
    ],
  ],
  'in what leads where': [
    [
      'a route to which nothing leads',
      (tree) =>
        tree.edit(
          'plugin.ts',
          'routes: [',
          `routes: [
    { id: 'help', flow: 'deposit', path: 'voucher/help', screen: 'code', depth: 3, back: 'origin', guard: 'transaction', designs: ['current'] },`,
        ),
      /nothing leads to the route help\. Name it in an entry, a page or a link, go to '\/deposit\/voucher\/help' in a store/,
    ],
  ],
  'in flow.ts': [
    [
      'a store of a screen that is not registered',
      (tree) => tree.edit('flow.ts', 'scope.registerSingleton(CodeStore);', ''),
      /code-screen\.tsx asks for CodeStore, which nobody registers\. Add scope\.registerSingleton\(CodeStore\) to/,
    ],
    [
      'a deposit that is not registered',
      (tree) => {
        tree.edit('flow.ts', 'registerDeposit(scope);', 'scope.registerSingleton(DepositStore);');
        tree.edit('flow.ts', /^/, "import { DepositStore } from '@/cashier/deposit/deposit-store';\n");
      },
      /DepositStore asks for DepositForm, which nobody registers\. Add registerDeposit\(scope\) to plugins\/voucher\/flow\.ts/,
    ],
  ],
});

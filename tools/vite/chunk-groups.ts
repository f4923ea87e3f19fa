/**
 * Modules that a player fetches together go into one file. By default the bundler makes a file of each set of modules
 * that the same entries share: sixty requests for one form, each with its own headers, brotli window and module to link,
 * which is slow on a phone.
 */
import { existsSync, readdirSync } from 'node:fs';
import { normalizePath } from 'vite';

interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/**
 * A form, the modules with which the application prepares one while the list is idle, and the offers above the list. It has the
 * forms of both flows, because a plugin's flow registers both.
 */
const FORM = [
  'composition/journey/follow-journey.ts',
  'connected/form/deposit-form.tsx',
  'connected/withdrawal/withdrawal-form.tsx',
  'cashier/withdrawal/register-withdrawal.ts',
  'connected/form/bonus-offer.tsx',
  'connected/list/listed-offer-bar.tsx',
  'cashier/deposit/register-deposit.ts',
  'shell/page-ahead/rehearsed-form.tsx',
  'ui/form/form-skeleton.tsx',
].map((path) => `src/${path}`);

/** Shared parts of most pages after a form, loaded early: they must be there when a payment was started on a bad network. */
const PAYMENT_PAGE = [
  ...['copy-row', 'countdown-bar', 'check-status-button', 'card-number-image', 'unified-form'].map(
    (name) => `src/connected/payment/${name}.tsx`,
  ),
  ...['open-link', 'use-complete-when-ended'].map((name) => `src/connected/payment/${name}.ts`),
  'src/ui/payment/step-list.tsx',
];

/** For rolldown's `output.codeSplitting.groups`. @param root absolute path of the project */
export function chunkGroups(root: string) {
  let fileOf: ReadonlyMap<string, string> | undefined;
  return [
    {
      name: (id: string, graph: Graph): string | null => (fileOf ??= assign(root, graph)).get(id) ?? null,
      debugName: 'fetched together',
      includeDependenciesRecursively: false,
    },
  ];
}

/** The file of each module for which a rule names one. The bundler splits all other modules by the entries that share them. */
function assign(root: string, graph: Graph): ReadonlyMap<string, string> {
  const closure = (...paths: string[]) =>
    closureOf(
      graph,
      paths.map((path) => idOf(root, path)),
    );
  const current = closure('src/shell/current/index.ts');
  const legacy = closure('src/shell/legacy/index.ts');
  // Leaves out modules that a design's own frame needs: otherwise the list would fetch the form's file for them.
  const onPages = (...paths: string[]) => [...closure(...paths)].filter((id) => !current.has(id) && !legacy.has(id));
  // A plugin's flow and what both designs share of its screens; the rest of a design's screens stays in that design's file.
  const ofPlugin = (id: string) => {
    const folder = `plugins/${id}`;
    const own = (path: string) =>
      existsSync(`${root}/${path}`) ? [...closure(path)].filter((one) => one.startsWith(idOf(root, `${folder}/`))) : [];
    const screens = own(`${folder}/screens/index.ts`);
    const legacy = new Set(own(`${folder}/screens/legacy/index.ts`));
    const shared = own(`${folder}/screens/current/index.ts`).filter((one) => legacy.has(one));
    return [...own(`${folder}/flow.ts`), ...screens, ...shared];
  };
  const form = onPages(...FORM, ...PAYMENT_PAGE);
  const qrCode = closure('src/ui/payment/qr-code.tsx');
  const files: readonly (readonly [name: string, modules: Iterable<string>])[] = [
    ['first', closure('src/first/first.ts')],
    ['first-list', closure('src/first/show-first-list.ts')],
    // Includes a one-line module that two lazy files share.
    ['application', closure('src/main.ts', 'src/cashier/return/may-continue.ts')],
    // Includes what both designs' frames are made of, what a frame shares with a form, and the styles of a form and of
    // codes to scan, which then load with the frame's.
    [
      'renderer',
      [
        ...closure('src/shell/render-app.tsx', 'src/connected/form/bonus-list.tsx'),
        ...[...current].filter((id) => legacy.has(id)),
        ...[...form, ...qrCode].filter((id) => id.endsWith('.css')),
      ],
    ],
    ['form', form],
    ...pluginsOf(root).map((id) => [id, ofPlugin(id)] as const),
  ];
  const fileOf = new Map<string, string>();
  for (const [name, modules] of files) {
    for (const id of modules) if (!fileOf.has(id)) fileOf.set(id, name);
  }
  return fileOf;
}

const pluginsOf = (root: string) =>
  readdirSync(`${root}/plugins`, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

/** The modules and all their static imports. @throws Error when one of `ids` is not in the build */
function closureOf(graph: Graph, ids: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const waiting = [...ids];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const info = graph.getModuleInfo(id);
    if (!info && ids.includes(id)) throw new Error(`${id} is not in the build`);
    if (seen.has(id)) continue;
    seen.add(id);
    waiting.push(...(info?.importedIds ?? []));
  }
  return seen;
}

const idOf = (root: string, path: string) => normalizePath(`${root}/${path}`).replace(/\/{2,}/g, '/');

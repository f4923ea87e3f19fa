/**
 * What the player fetches together is one file. Left alone the bundler makes a file of each set of modules that the same
 * entries share: sixty requests for one form, each with its headers, its own brotli window and its own module to link,
 * which a slow phone pays for.
 */
import { normalizePath } from 'vite';

interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const FORM = [
  'connected/form/deposit-form.tsx',
  'connected/form/bonus-offer.tsx',
  'cashier/deposit/register-deposit.ts',
].map((path) => `src/${path}`);

/** What most pages after a form are made of. */
const PAYMENT_PAGE = ['copy-row', 'countdown-bar', 'check-status-button', 'card-number-image']
  .map((name) => `src/connected/payment/${name}.tsx`)
  .concat('src/connected/payment/open-link.ts', 'src/ui/payment/qr-code.tsx', 'src/ui/payment/step-list.tsx');

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

/** The file of each module that has one by rule; what is in none the bundler splits by who shares it. */
function assign(root: string, graph: Graph): ReadonlyMap<string, string> {
  const closure = (...paths: string[]) =>
    closureOf(
      graph,
      paths.map((path) => idOf(root, path)),
    );
  const current = closure('src/shell/current/index.ts');
  const legacy = closure('src/shell/legacy/index.ts');
  // Not what a design's own frame needs: the list would fetch the form with it.
  const onPages = (...paths: string[]) => [...closure(...paths)].filter((id) => !current.has(id) && !legacy.has(id));
  const files: readonly (readonly [name: string, modules: Iterable<string>])[] = [
    ['first', closure('src/first/first.ts')],
    ['first-list', closure('src/first/show-first-list.ts')],
    // With what two lazy files share of one line.
    ['application', closure('src/main.ts', 'src/cashier/resume/may-continue.ts')],
    ['renderer', closure('src/shell/render-app.tsx')],
    ['shell', [...current].filter((id) => legacy.has(id))],
    ['form', onPages(...FORM)],
    ['bonus-list', closure('src/connected/form/bonus-list.tsx')],
    ['payment-page', onPages(...PAYMENT_PAGE)],
    [
      'withdrawal-form',
      onPages('src/connected/withdrawal/withdrawal-form.tsx', 'src/cashier/withdrawal/register-withdrawal.ts'),
    ],
  ];
  const fileOf = new Map<string, string>();
  for (const [name, modules] of files) {
    for (const id of modules) if (!fileOf.has(id)) fileOf.set(id, name);
  }
  return fileOf;
}

/** The modules and all that they import statically. @throws Error when one is not in the build */
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

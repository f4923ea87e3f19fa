/** The pages of the site: where each stands, and which file it is. */

export interface Page {
  /** Below the site's root, without ending. */
  address: string;
  /** File of the project; absent: made from the sources (`reference.ts`). */
  file?: string;
  title: string;
}

export interface Section {
  title: string;
  pages: readonly Page[];
}

const page = (title: string, address: string, file = `docs/${address}.md`): Page => ({ title, address, file });
const made = (title: string, address: string): Page => ({ title, address });

export const SECTIONS: readonly Section[] = [
  {
    title: 'Start',
    pages: [
      page('A first payment', 'start'),
      page('What the server does', 'server'),
      page('Without a server', 'demo'),
      page('Test data', 'test-data'),
      page('Go-live checklist', 'go-live'),
    ],
  },
  {
    title: 'For brands',
    pages: [
      page('Embedding', 'embedding'),
      page('npm package', 'host-sdk', 'src/host-sdk/README.md'),
      page('Frameworks', 'frameworks'),
      page('Apps', 'apps'),
      page('Settings', 'settings'),
      page('Languages', 'languages'),
      page('Analytics', 'analytics'),
      page('Problems', 'problems'),
      page('Errors', 'errors'),
      page('Looks', 'looks'),
      page('Deployment', 'deployment'),
      page('Replay of a complaint', 'replay'),
    ],
  },
  {
    title: 'For gateway teams',
    pages: [
      page('Building a gateway', 'gateway'),
      page('Conformance', 'conformance', 'tools/conformance/README.md'),
      page('Sandbox', 'sandbox', 'sandbox/README.md'),
      page('Flow director', 'flow-director'),
      page('Resilience', 'resilience'),
      page('Scale', 'scale'),
    ],
  },
  {
    title: 'For plugin authors',
    pages: [
      page('Adding a plugin', 'adding-a-plugin'),
      page('Architecture', 'architecture'),
      page('Loading', 'loading'),
      page('Benchmarks', 'bench', 'bench/README.md'),
      page('Tests', 'testing'),
      page('Contributing', 'contributing', 'CONTRIBUTING.md'),
      page('For coding assistants', 'agents', 'AGENTS.md'),
    ],
  },
  {
    title: 'For designers',
    pages: [page('Storybook', 'storybook'), page('Designs', 'designs')],
  },
  {
    title: 'Reference',
    pages: [
      made('Realtime channel', 'reference/realtime'),
      made('HTTP', 'reference/http'),
      made('Conformance rules', 'reference/rules'),
      made('Plugin API', 'reference/plugin-api'),
    ],
  },
  {
    title: 'Security and compliance',
    pages: [
      page('Reporting a vulnerability', 'security', 'SECURITY.md'),
      page('Threat model', 'threat-model'),
      page('Scripts and storage', 'inventory'),
      page('Accessibility', 'accessibility'),
      page('Versions', 'versions'),
      page('Faults found and mended', 'faults'),
    ],
  },
  {
    title: 'Decisions',
    pages: [
      page('Size of files', 'decisions/files'),
      page('One submission', 'decisions/one-submission'),
      page('One validity', 'decisions/one-validity'),
      page('Return', 'decisions/return'),
      page('Second deposit', 'decisions/second-deposit'),
      page('Router', 'decisions/router'),
      page('Speed', 'decisions/speed'),
      page('Notices', 'decisions/notices'),
      page('Telephone numbers', 'decisions/telephone-numbers'),
      page('American Express', 'decisions/amex-digits'),
      page('Text inputs', 'decisions/text-inputs'),
      page('Time of tests', 'decisions/test-time'),
      page('Mutation', 'decisions/mutation'),
      page('Own tools', 'decisions/own-tools'),
      page('Gateway in the browser', 'decisions/in-browser-gateway'),
    ],
  },
  { title: 'Changelog', pages: [page('Changelog', 'changelog', 'CHANGELOG.md')] },
];

export const PAGES: readonly Page[] = SECTIONS.flatMap(({ pages }) => pages);

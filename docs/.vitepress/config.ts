import { defineConfig } from 'vitepress';
import { SECTIONS } from '../../tools/site/pages';
import { version } from '../../package.json';

const repository = process.env['DOCS_REPOSITORY'];
const sidebar = SECTIONS.map(({ title, pages }) => ({
  text: title,
  items: pages.map((page) => ({ text: page.title, link: `/${page.address}` })),
}));
const sources = new Map(SECTIONS.flatMap(({ pages }) => pages.map((page) => [`${page.address}.md`, page.file])));

export default defineConfig({
  title: 'Cashier',
  description: 'An embedded payments cashier: deposits and withdrawals by local payment methods',
  lang: 'en',
  srcDir: '.pages',
  srcExclude: ['public/**'],
  outDir: '../dist-docs',
  base: process.env['DOCS_BASE'] ?? '/',
  // The usual ones stay below 4.5:1 in comments and tags.
  markdown: {
    languageAlias: { conf: 'nginx' },
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
  },
  themeConfig: {
    nav: [
      { text: 'Start', link: '/start' },
      { text: 'Brands', link: '/embedding' },
      { text: 'Gateways', link: '/gateway' },
      { text: 'Plugins', link: '/adding-a-plugin' },
      {
        text: version,
        items: [
          { text: 'Changelog', link: '/changelog' },
          { text: 'Versions', link: '/versions' },
        ],
      },
    ],
    sidebar,
    outline: [2, 3],
    search: { provider: 'local' },
    ...(repository && {
      editLink: { pattern: ({ filePath }) => `${repository}/${sources.get(filePath) ?? 'tools/site/stage.ts'}` },
    }),
    footer: { message: `These pages are of version ${version}.` },
  },
});

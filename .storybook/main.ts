import type { StorybookConfig } from '@storybook/react-vite';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { mergeConfig, type PluginOption } from 'vite';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Where the files service of the sandbox finds icons, at the same address. */
const iconFolders = [
  path('../sandbox/catalogue/icons'),
  ...readdirSync(path('../plugins')).map((id) => path(`../plugins/${id}/icons`)),
].filter((folder) => existsSync(folder));

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './*.stories.tsx',
    '../src/**/*.stories.tsx',
    '../plugins/**/*.stories.tsx',
    '../tests/replay/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: iconFolders.map((from) => ({ from, to: '/files/icons' })),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  // Docgen breaks on decorated classes.
  typescript: { reactDocgen: false },
  // Of vite.config.ts everything but our own plugins: those are about the widget's page. The tests don't read it.
  viteFinal: (vite) =>
    mergeConfig(
      { ...vite, plugins: vite.plugins?.filter((plugin) => !isOwn(plugin)) },
      { resolve: { alias: { '@': path('../src') } } },
    ),
};

function isOwn(plugin: PluginOption): boolean {
  return !!plugin && 'name' in plugin && plugin.name.startsWith('cashier-');
}

export default config;

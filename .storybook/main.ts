import type { StorybookConfig } from '@storybook/react-vite';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { mergeConfig, type PluginOption } from 'vite';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Folders whose icons Storybook serves at the same address as the sandbox's files service. */
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
  // Docgen fails on decorated classes.
  typescript: { reactDocgen: false },
  // Take everything from vite.config.ts except our own plugins, which only concern the widget's page. The tests do not
  // call this function.
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

import type { StorybookConfig } from '@storybook/react-vite';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vite';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Where the files service of the sandbox finds icons, at the same address. */
const iconFolders = [
  path('../sandbox/catalogue/icons'),
  ...readdirSync(path('../plugins')).map((id) => path(`../plugins/${id}/icons`)),
].filter((folder) => existsSync(folder));

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx', '../plugins/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: iconFolders.map((from) => ({ from, to: '/files/icons' })),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Docgen breaks on decorated classes.
  typescript: { reactDocgen: false },
  viteFinal: (vite) => mergeConfig(vite, { resolve: { alias: { '@': path('../src') } } }),
};

export default config;

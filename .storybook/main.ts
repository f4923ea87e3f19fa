import type { StorybookConfig } from '@storybook/react-vite';
import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx', '../plugins/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Docgen breaks on decorated classes.
  typescript: { reactDocgen: false },
  viteFinal: (vite) =>
    mergeConfig(vite, { resolve: { alias: { '@': fileURLToPath(new URL('../src', import.meta.url)) } } }),
};

export default config;

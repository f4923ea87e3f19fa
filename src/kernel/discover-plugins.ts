import type { PluginManifest } from './plugin';

/** Plugins are found by their folder: adding one is adding `plugins/<id>/plugin.ts`. In the order of their names. */
export function discoverPlugins(): PluginManifest[] {
  const modules = import.meta.glob<PluginManifest>('/plugins/*/plugin.ts', { eager: true, import: 'default' });
  return Object.keys(modules)
    .sort()
    .map((path) => modules[path] as PluginManifest);
}

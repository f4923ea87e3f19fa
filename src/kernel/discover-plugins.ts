import type { PluginManifest } from './plugin';

/** All `plugins/<id>/plugin.ts`, in the order of their paths: a plugin is added by adding its folder. */
export function discoverPlugins(): PluginManifest[] {
  const modules = import.meta.glob<PluginManifest>('/plugins/*/plugin.ts', { eager: true, import: 'default' });
  return Object.keys(modules)
    .sort()
    .map((path) => modules[path] as PluginManifest);
}

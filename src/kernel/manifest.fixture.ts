import { container } from 'tsyringe';
import type { PluginManifest, RouteSpec } from './plugin';

/** A small manifest for the kernel's tests: one deposit route `base` for display type 0. */
export function manifest(id: string, override: Partial<PluginManifest> = {}): PluginManifest {
  return {
    id,
    routes: [route(id)],
    entries: [],
    pages: [],
    load: async () => ({ default: { register: () => undefined } }),
    screens: { current: async () => ({ default: { base: () => null } }) },
    hasMessages: false,
    ...override,
  };
}

export function route(path: string, override: Partial<RouteSpec> = {}): RouteSpec {
  return {
    id: 'base',
    flow: 'deposit',
    path,
    screen: 'base',
    depth: 1,
    back: 'origin',
    guard: 'none',
    designs: ['current'],
    ...override,
  };
}

export const emptyContainer = () => container.createChildContainer();

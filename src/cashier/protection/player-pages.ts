// This chunk may load before the application's own.
import 'reflect-metadata/lite';
import type { PluginFlow } from '../../kernel/plugin';
import { LimitsStore } from './limits-store';

/** The stores of the pages that protect the player, registered in a scope of their own. */
const flow: PluginFlow = { register: (scope) => void scope.registerSingleton(LimitsStore) };

export default flow;

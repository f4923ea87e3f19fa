// This chunk may load before the application's own.
import 'reflect-metadata/lite';
import type { PluginFlow } from '../../kernel/plugin';
import { QuickDeposit } from './quick-deposit';

/** The store of the quick deposit's first page, registered in a scope of its own. */
const flow: PluginFlow = { register: (scope) => void scope.registerSingleton(QuickDeposit) };

export default flow;

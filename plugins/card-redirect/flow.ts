import { registerDeposit } from '@/cashier/deposit/register-deposit';
import type { PluginFlow } from '@/kernel/plugin';

/** The deposit of the shared core is all that a redirect needs. */
const flow: PluginFlow = { register: registerDeposit };

export default flow;

import { registerUpi } from '@/cashier/upi/register-upi';
import type { PluginFlow } from '@/kernel/plugin';

const flow: PluginFlow = { register: registerUpi };

export default flow;

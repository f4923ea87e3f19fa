import { registerUpi } from '@/families/upi/stores/register-upi';
import type { PluginFlow } from '@/kernel/plugin';

const flow: PluginFlow = { register: registerUpi };

export default flow;

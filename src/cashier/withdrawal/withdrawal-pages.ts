import type { PluginFlow } from '../../kernel/plugin';
import { CodeRequests } from './code-requests';
import { ConfirmStore } from './confirm-store';
import { PrepareStore } from './prepare-store';
import { ProfileForm } from './profile-form';

/** Registers the stores of the withdrawal pages that all methods share: code and profile. */
const withdrawalPages: PluginFlow = {
  register(scope) {
    scope.registerSingleton(CodeRequests);
    scope.registerSingleton(ConfirmStore);
    scope.registerSingleton(ProfileForm);
    scope.registerSingleton(PrepareStore);
  },
};

export default withdrawalPages;

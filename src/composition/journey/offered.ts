import type { DependencyContainer } from 'tsyringe';
import { HostListing } from '../../cashier/methods/host-listing';
import { MethodsStore } from '../../cashier/methods/methods-store';
import type { LeftOut, OfferedMethod } from '../../contract/analytics';
import type { PaymentMethod } from '../../contract/method';
import { Settings } from '../../core/settings/settings';
import { Registry } from '../../kernel/registry-token';

/** What the list offers, in its order, and what of the gateway's list it leaves out. */
export function offered(app: DependencyContainer): { methods: OfferedMethod[]; left_out: LeftOut[] } {
  const { tiles, groups, methods, initialMethods } = app.resolve(MethodsStore);
  const why = whyLeftOut(app);
  return {
    methods: tiles.flatMap(({ kind, name }, index) => {
      const ofGroup = kind === 'group' && groups.find((group) => group.name === name)?.methods;
      const named = ofGroup || methods.filter((method) => method.name === name).slice(0, 1);
      return named.map(({ name: own, state }) => ({
        name: own,
        ...(kind === 'group' && { group: name }),
        position: index + 1,
        ...(state && state.level !== 'up' && { state: state.level }),
      }));
    }),
    left_out: initialMethods.flatMap((method) => {
      const reason = why(method);
      return reason ? [{ name: method.name, reason }] : [];
    }),
  };
}

function whyLeftOut(app: DependencyContainer): (method: PaymentMethod) => LeftOut['reason'] | undefined {
  const { flow, known } = app.resolve(MethodsStore);
  const served = new Set(known.map(keyOf));
  const { allowedCardViewTypes: allowed } = app.resolve(Settings);
  const handled = app.resolve(Registry).handledCardViewTypes(flow);
  const host = app.resolve(HostListing);
  return (method) => {
    if (!(allowed ?? handled).includes(method.cardViewType)) return allowed ? 'setting' : 'no_plugin';
    if (!served.has(keyOf(method))) return 'filter';
    return host.isHidden(method) ? 'host' : undefined;
  };
}

const keyOf = ({ name, category }: PaymentMethod) => JSON.stringify([name, category]);

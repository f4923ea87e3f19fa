/** Turns the flat list of methods into groups and single methods (spec 3, "Payment group"). */
import { GROUPS, SPECIAL_DISPLAY_TYPES, type GroupName, type PaymentMethod } from '../../contract/method';
import type { MessageKey } from '../../core/locale/locale';

export interface MethodGroup {
  name: GroupName;
  /** Translation key of the label. */
  labelKey: MessageKey;
  /** Sorted by position, lowest first. */
  methods: readonly PaymentMethod[];
  /** The lowest position among its methods. */
  position: number;
  /** The display type, if all methods share one that has a page of its own (India, p2p, eazype, bank transfer). */
  kind: number | undefined;
}

export interface GroupedMethods {
  groups: readonly MethodGroup[];
  /** Methods of all other categories, sorted by position. */
  ungrouped: readonly PaymentMethod[];
}

const groupNames: ReadonlySet<string> = new Set(GROUPS);

/** Sorts by position; equal positions keep the gateway's order. */
export function groupMethods(methods: readonly PaymentMethod[]): GroupedMethods {
  const sorted = [...methods].sort((a, b) => a.position - b.position);
  const byGroup = new Map<GroupName, PaymentMethod[]>();
  const ungrouped: PaymentMethod[] = [];
  for (const method of sorted) {
    if (!isGroupName(method.category)) {
      ungrouped.push(method);
      continue;
    }
    const members = byGroup.get(method.category) ?? [];
    byGroup.set(method.category, [...members, method]);
  }
  return { groups: [...byGroup].map(([name, members]) => toGroup(name, members)), ungrouped };
}

/** `methods` must be non-empty and already sorted. */
function toGroup(name: GroupName, methods: readonly PaymentMethod[]): MethodGroup {
  return {
    name,
    labelKey: `paymentGroup.${name}`,
    methods,
    position: methods[0]?.position ?? 0,
    kind: groupKind(methods),
  };
}

function groupKind(methods: readonly PaymentMethod[]): number | undefined {
  const [first] = methods;
  if (!first || !SPECIAL_DISPLAY_TYPES.includes(first.cardViewType)) return undefined;
  return methods.every((method) => method.cardViewType === first.cardViewType) ? first.cardViewType : undefined;
}

function isGroupName(category: string): category is GroupName {
  return groupNames.has(category);
}

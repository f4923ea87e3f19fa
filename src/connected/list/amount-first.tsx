import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect } from 'react';
import { shownAmount } from '../../cashier/amount/amount-input-text';
import { formatAmount } from '../../cashier/amount/format-amount';
import { limitsFor } from '../../cashier/amount/limits';
import { parseAmount } from '../../cashier/amount/parse-amount';
import { amountMessage } from '../../cashier/form/amount-messages';
import { amountOrder, type MissedLimit } from '../../cashier/methods/amount-order';
import { FirstAmount } from '../../cashier/methods/first-amount';
import { MethodsStore } from '../../cashier/methods/methods-store';
import { isTileOf, type Tile } from '../../cashier/methods/tiles';
import { UserStore } from '../../cashier/user/user-store';
import { FIRST_STEP } from '../../contract/experiments';
import { Experiments } from '../../core/analytics/experiments';
import { Locale } from '../../core/locale/locale';
import { useInject } from '../../kernel/react';
import { AmountField } from '../../ui/fields/amount-field';

const NO_LIMITS = { min: 0, max: 0 };

/** Above the list: the amount, by which the methods are ordered and the forms begin. */
const AmountFirst = observer(function AmountFirst() {
  const first = useInject(FirstAmount);
  const locale = useInject(Locale);
  const { currency } = useInject(UserStore);
  const experiments = useInject(Experiments);
  useAmountOrder();
  useEffect(() => experiments.markSeen(FIRST_STEP), [experiments]);
  const { text } = first;
  const error = text.trim() === '' ? undefined : amountMessage(text, NO_LIMITS, currency, locale);
  return (
    <AmountField
      name="first-amount"
      label={locale.t('amount.label')}
      value={text}
      onChange={first.type}
      currency={currency}
      shown={(typed) => shownAmount(typed, currency, locale.tag)}
      {...(error !== undefined && { error })}
    />
  );
});
export default AmountFirst;

/** Orders the lists by the amount that is typed. */
function useAmountOrder(): void {
  const first = useInject(FirstAmount);
  const methods = useInject(MethodsStore);
  const locale = useInject(Locale);
  const { currency, country } = useInject(UserStore);
  const { text } = first;
  // Before the list is painted: it may have been typed in a form meanwhile.
  useLayoutEffect(() => {
    const parsed = parseAmount(text, currency, locale.tag);
    if (!parsed.ok || parsed.amount.lte(0)) return first.set(undefined, undefined);
    const limitsOf = (tile: Tile) =>
      methodsOf(tile, methods).map((it) => limitsFor(it.amount_rules, currency, country));
    const reasonOf = ({ problem, amount }: MissedLimit) =>
      locale.t(`amount.${problem}`, { amount: formatAmount(amount, currency, locale.tag) });
    first.set(parsed.amount.toNumber(), amountOrder(parsed.amount, limitsOf, reasonOf));
  }, [text, currency, country, locale, locale.tag, first, methods]);
}

function methodsOf(tile: Tile, { methods, groups }: MethodsStore) {
  if (tile.kind === 'group') return groups.find(({ name }) => name === tile.name)?.methods ?? [];
  return methods.filter((method) => isTileOf(tile, method));
}

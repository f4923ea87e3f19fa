import { observer } from 'mobx-react-lite';
import { GroupChoice } from '../../cashier/methods/group-choice';
import { Locale } from '../../core/locale/locale';
import { useInject } from '../../kernel/react';
import { Combobox } from '../../ui/fields/combobox';
import { SelectField } from '../../ui/fields/select-field';
import { LOOKED_THROUGH } from '../form/field-view';
import { searchTexts } from '../form/search-texts';

/** The choice among the methods of a group whose tile opened the form; renders nothing for a single method. */
export const PayoutMethodChoice = observer(function PayoutMethodChoice({ label }: { label: string }) {
  const choice = useInject(GroupChoice);
  const locale = useInject(Locale);
  const items = choice.options.map(({ name, text }) => ({ value: name, text: locale.text(text) }));
  if (items.length < 2) return null;
  const list = { name: 'payout-method', label, items, value: choice.chosen?.name ?? '', onChange: choice.choose };
  return items.length > LOOKED_THROUGH ? <Combobox {...list} texts={searchTexts(locale)} /> : <SelectField {...list} />;
});

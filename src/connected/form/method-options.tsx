import { observer } from 'mobx-react-lite';
import { iconUrl } from '../../cashier/methods/icon-url';
import type { PaymentMethod } from '../../contract/method';
import { Locale } from '../../core/locale/locale';
import { Settings } from '../../core/settings/settings';
import { useInject } from '../../kernel/react';
import { MethodChoice } from '../../ui/tiles/method-choice';
import { useIconError } from '../use-icon-error';

interface MethodOptionsProps {
  label: string;
  methods: readonly PaymentMethod[];
  /** Name of the chosen method. */
  value: string;
  onChange(name: string): void;
}

/** The choice among the methods of a group whose tile opened the form. */
export const MethodOptions = observer(function MethodOptions({ label, methods, value, onChange }: MethodOptionsProps) {
  const locale = useInject(Locale);
  const settings = useInject(Settings);
  const onIconError = useIconError();
  const options = methods.map(({ name, text, iconIds: [iconId] }) => ({
    value: name,
    label: locale.text(text),
    iconUrl: iconId === undefined ? undefined : iconUrl(iconId, settings),
  }));
  return <MethodChoice {...{ label, options, value, onChange, onIconError }} />;
});

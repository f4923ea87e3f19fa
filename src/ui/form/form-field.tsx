import { CardBrandMark } from '../fields/card-brand-mark';
import { Combobox } from '../fields/combobox';
import { DateField } from '../fields/date-field';
import { ExpireDateField } from '../fields/expire-date-field';
import { PanField } from '../fields/pan-field';
import { PhoneField } from '../fields/phone-field';
import { SelectField } from '../fields/select-field';
import { TextField } from '../fields/text-field';
import { TooltipField } from '../fields/tooltip-field';
import type { FormFieldView } from './form-types';
import { useFormControl } from './use-form-control';

/** One field of the form by its type (spec 3, "Form field"). */
export function FormField({ field }: { field: FormFieldView }) {
  const control = useFormControl(field.key);
  const shared = { ...control, label: field.label, hint: field.hint, isDisabled: field.isDisabled };
  const text = {
    shape: field.shape,
    inputMode: field.inputMode,
    autoComplete: field.autoComplete,
    autoCapitalize: field.autoCapitalize,
    placeholder: field.placeholder,
  };

  switch (field.type) {
    case 'card_pan':
      return (
        <PanField
          {...shared}
          shape={field.shape}
          autoComplete={field.autoComplete}
          brandIcon={<CardBrandMark brand={field.brandOf?.(control.value)} />}
        />
      );
    case 'date':
      return <DateField {...shared} autoComplete={field.autoComplete} />;
    case 'expire_date':
      return <ExpireDateField {...shared} shape={field.shape} autoComplete={field.autoComplete} />;
    case 'phone':
      return <PhoneField {...shared} {...text} dialPrefix={field.dialPrefix} />;
    case 'dropdown':
    case 'networks': {
      const list = { ...shared, items: field.items, placeholder: field.placeholder, autoComplete: field.autoComplete };
      return field.searchTexts ? <Combobox {...list} texts={field.searchTexts} /> : <SelectField {...list} />;
    }
    case 'input_with_tooltip':
      return field.tooltip ? (
        <TooltipField {...shared} {...text} tooltip={field.tooltip} tooltipLabel={field.tooltipLabel} />
      ) : (
        <TextField {...shared} {...text} />
      );
    case 'card_cardholder':
      return <TextField {...shared} {...text} autoComplete={field.autoComplete ?? 'cc-name'} />;
    case 'text':
    case 'text_uppercase':
      return <TextField {...shared} {...text} />;
  }
}

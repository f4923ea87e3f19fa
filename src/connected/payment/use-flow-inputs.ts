import { useEffect, useState } from 'react';
import { InputForm } from '../../cashier/form/input-form';
import type { FormField } from '../../contract/form-field';
import { Locale } from '../../core/locale/locale';
import { Clock } from '../../core/time/time';
import { useInject } from '../../kernel/react';

/** The form of a server-driven flow's inputs. Typed values stay when the same flow comes again with other inputs. */
export function useFlowInputs(inputs: readonly FormField[]): InputForm {
  const locale = useInject(Locale);
  const clock = useInject(Clock);
  const [form] = useState(() => {
    const first = new InputForm(locale, clock);
    first.ask(inputs);
    return first;
  });
  useEffect(() => form.ask(inputs), [form, inputs]);
  return form;
}

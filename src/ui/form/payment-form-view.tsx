import type { FormApi } from 'final-form';
import { useRef, useState } from 'react';
import type { Elements } from '../elements';
import { Form } from 'react-final-form';
import { Button } from '../button/button';
import { Page, type PageProps } from '../layout/page';
import { FormAmount } from './form-amount';
import { FormContext } from './form-context';
import { FormFields } from './form-fields';
import type { AmountView, FormFieldView, Problems, Refusals } from './form-types';
import styles from './payment-form-view.module.css';
import { submitByClick } from './submit-by-click';
import { useEnterKey } from './use-enter-key';
import { usePaymentSubmit } from './use-payment-submit';

export interface PaymentFormViewProps extends Pick<PageProps, 'title' | 'subtitle' | 'icon'> {
  /** Owned by a store, so that it outlives this page. */
  // oxlint-disable-next-line typescript/no-explicit-any
  form: FormApi<any>;
  amount?: AmountView;
  fields: readonly FormFieldView[];
  /** Label of the section that holds the advanced fields. Without it they stand among the other fields. */
  moreLabel?: string;
  submitLabel: string;
  isSubmitting: boolean;
  /** Nothing can be sent now: a submit still shows messages but does not call `onSubmit`. */
  isOffline?: boolean;
  /** Something to know before tapping again. Stays visible above the button. */
  notice?: Elements;
  /** A message about the whole form. Stays above the button until the store removes it. */
  error?: string;
  /** While a field of the page has one, a submit shows the messages and does not call `onSubmit`. */
  problems: Problems;
  refusals?: Refusals;
  /** Called once per submit, only with a valid form, in the same tick as the click. */
  onSubmit(): void | Promise<unknown>;
  /** A button below the submit button, e.g. to cancel. */
  secondaryAction?: Elements;
  /** Rendered above the fields: what to know before filling them in. */
  intro?: Elements;
  /** Rendered between the fields and the bar: bonus, notes, a `ContinueLink`. */
  children?: Elements;
}

const NO_REFUSALS: Refusals = {};
/** Does nothing, because the store submits. (react-final-form requires a handler; the form keeps the store's own.) */
const leaveToStore = () => {};

/** Amount, fields and a pay button that stays visible. An invalid form can be submitted, which shows what is wrong. */
export function PaymentFormView(props: PaymentFormViewProps) {
  const { form, amount, fields, problems, refusals = NO_REFUSALS, isSubmitting, isOffline = false } = props;
  const formRef = useRef<HTMLFormElement>(null);
  const keys = [...(amount ? [amount] : []), ...fields.filter((field) => !field.isDisabled)].map(({ key }) => key);
  // react-final-form never replaces the form it was first given, so another form needs a new key.
  const [shown, setShown] = useState({ form, id: 0 });
  if (shown.form !== form) setShown({ form, id: shown.id + 1 });
  const { submit, ...messages } = usePaymentSubmit({
    formRef,
    keys,
    isBlocked: isSubmitting,
    problems,
    refusals,
    onSubmit: () => (isOffline ? undefined : props.onSubmit()),
  });
  const emptyKeys = useEnterKey({ form, formRef, keys, problems });
  const footer = (
    <>
      {props.notice && <div className={styles.notice}>{props.notice}</div>}
      <div role="alert" className={styles.alert}>
        {props.error !== undefined && <p className={styles.error}>{props.error}</p>}
      </div>
      <Button
        type="submit"
        isFullWidth
        isLoading={isSubmitting}
        aria-disabled={isOffline || undefined}
        onClick={submitByClick(submit)}
      >
        {props.submitLabel}
      </Button>
      {props.secondaryAction}
    </>
  );
  const page = (
    <FormContext value={{ ...messages, problems, refusals, emptyKeys }}>
      <Page
        title={props.title}
        subtitle={props.subtitle}
        icon={props.icon}
        footer={footer}
        formRef={formRef}
        onSubmit={submit}
      >
        {props.intro}
        {amount && <FormAmount amount={amount} />}
        <FormFields fields={fields} moreLabel={props.moreLabel} />
        {props.children}
      </Page>
    </FormContext>
  );
  return (
    <Form key={shown.id} form={form} onSubmit={leaveToStore} subscription={{}}>
      {/* Always the same element: react-final-form renders again as soon as it has subscribed, and the page need not. */}
      {() => page}
    </Form>
  );
}

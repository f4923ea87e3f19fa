import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { UnifiedFlow } from '../../contract/api-response';
import type { FieldValues } from '../../contract/deposit';
import { AppError } from '../../core/errors/app-error';
import { ErrorHandler } from '../../core/errors/error-handler';
import { Locale } from '../../core/locale/locale';
import { NetworkState } from '../../core/network/network-state';
import { useInject } from '../../kernel/react';
import { Button } from '../../ui/button/button';
import { PaymentFormView, type PaymentFormViewProps } from '../../ui/form/payment-form-view';
import { Page } from '../../ui/layout/page';
import { StepList } from '../../ui/payment/step-list';
import { ValueList } from '../../ui/payment/value-list';
import { Note } from '../../ui/views/note';
import { fieldView } from '../form/field-view';
import { AmountRow, type AmountRowProps } from './amount-row';
import { CheckStatusButton } from './check-status-button';
import { CountdownBar } from './countdown-bar';
import { UnifiedItem, itemProblem } from './unified-item';
import { useCountdown } from './use-countdown';
import { useFlowInputs } from './use-flow-inputs';

export interface UnifiedFormProps extends Pick<PaymentFormViewProps, 'error' | 'children'> {
  flow: UnifiedFlow;
  /** The amount to pay; not shown when the flow has an amount of its own. */
  amount?: AmountRowProps | undefined;
  /** Heading where the flow has none. */
  title?: string;
  isSubmitting?: boolean;
  /**
   * Called when the player says that the payment is done, once per click, with the valid values of the inputs by name.
   */
  onComplete(fields: FieldValues): void | Promise<unknown>;
  onCancel(): void | Promise<unknown>;
}

/**
 * A flow described by the server (contract 3, `unifiedFlow`): steps, items to pay by, inputs, expiry, actions. After
 * its expiry the items to pay by are hidden, but a player who has paid can still say so.
 */
export const UnifiedForm = observer(function UnifiedForm(props: UnifiedFormProps) {
  const { flow, isSubmitting = false, onComplete, onCancel } = props;
  const locale = useInject(Locale);
  const network = useInject(NetworkState);
  const isExpired = useCountdown(flow.expiresAt)?.isExpired ?? false;
  const inputs = useFlowInputs(flow.inputs);
  useReportedItems(flow);

  const amount = flow.items.some(({ name }) => name === 'amount') ? undefined : props.amount;
  const canComplete = flow.actions.includes('complete');
  const cancel = flow.actions.includes('cancel') && (
    <Button isFullWidth variant="secondary" aria-disabled={isSubmitting} onClick={() => !isSubmitting && onCancel()}>
      {locale.t('payment.cancel')}
    </Button>
  );
  const title = (flow.title && locale.text(flow.title)) || props.title;
  const body = (
    <>
      <CountdownBar expiresAt={flow.expiresAt} label={locale.t('payment.timeToPay')} />
      {isExpired ? (
        <>
          <Note icon="clock" role="alert">
            {locale.t(canComplete ? 'unified.expired' : 'unified.expiredNoAction')}
          </Note>
          <CheckStatusButton />
        </>
      ) : (
        <>
          <StepList steps={flow.steps.map((step) => locale.text(step))} />
          {(flow.items.length > 0 || amount) && (
            <ValueList>
              {amount && <AmountRow {...amount} />}
              {flow.items.map((item, index) => (
                <UnifiedItem key={`${index} ${item.name}`} item={item} payment={amount} />
              ))}
            </ValueList>
          )}
        </>
      )}
    </>
  );
  if (!canComplete) {
    return (
      <Page title={title} footer={cancel || undefined}>
        {body}
        {props.error !== undefined && <Note icon="error">{props.error}</Note>}
        {props.children}
      </Page>
    );
  }
  return (
    <PaymentFormView
      title={title}
      form={inputs.checked.form}
      problems={inputs.checked.problems}
      fields={inputs.fields.map((field) => fieldView(field, locale))}
      intro={body}
      submitLabel={locale.t('payment.paid')}
      secondaryAction={cancel}
      isSubmitting={isSubmitting}
      isOffline={network.isOffline}
      error={props.error}
      onSubmit={() => onComplete(inputs.read())}
    >
      {props.children}
    </PaymentFormView>
  );
});

/** Reports each item that could not be shown to monitoring, once: its kind and name, never its value. */
function useReportedItems({ items }: UnifiedFlow): void {
  const errors = useInject(ErrorHandler);
  useEffect(() => {
    for (const item of items) {
      const problem = itemProblem(item);
      if (!problem) continue;
      const error = new AppError('An item of the payment can not be shown', { code: `unified.${problem}` });
      errors.report(error, { kind: item.kind, name: item.name });
    }
  }, [items, errors]);
}

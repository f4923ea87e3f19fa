import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { formatAmount } from '../../cashier/amount/format-amount';
import { PlayerStanding } from '../../cashier/standing/player-standing';
import type { WithdrawalStore } from '../../cashier/withdrawal/withdrawal-store';
import { Locale } from '../../core/locale/locale';
import { NetworkState } from '../../core/network/network-state';
import { Navigation } from '../../kernel/navigation';
import { useInject } from '../../kernel/react';
import { Button } from '../../ui/button/button';
import { DetailsList, type Detail } from '../../ui/layout/details-list';
import { Page } from '../../ui/layout/page';
import { Note } from '../../ui/views/note';
import { useSubmissionNote } from '../submission-note';
import { nameOf, networkWords } from '../form/account-words';
import { usePlayerWords } from '../use-player-words';
import { ForfeitQuestion, useForfeitText } from './forfeit-question';
import { destinationOf } from './withdrawal-destination';

interface WithdrawalReviewProps {
  withdrawal: WithdrawalStore;
  destination?: readonly Detail[];
  submitLabel?: string;
}

/** What will be sent: amount, fee, what arrives, and where. One tap leads back to the form. */
export const WithdrawalReview = observer(function WithdrawalReview(props: WithdrawalReviewProps) {
  const { withdrawal, destination, submitLabel } = props;
  const { isChecking, isSubmitting, notice, error } = withdrawal;
  const underWay = useSubmissionNote('withdrawal', withdrawal);
  const locale = useInject(Locale);
  const network = useInject(NetworkState);
  const navigation = useInject(Navigation);
  const details = useDetails(withdrawal, destination);
  const { lost, isBlocked, question, submit } = useForfeit(withdrawal);
  useEffect(
    () => navigation.onBack(() => (withdrawal.isSubmitting ? undefined : withdrawal.edit())),
    [navigation, withdrawal],
  );
  if (!details) return null;

  return (
    <Page
      title={locale.t('withdrawal.review.title')}
      footer={
        <>
          {underWay}
          <div role="alert">
            {!isChecking && (notice ?? error) !== undefined && <Note icon="error">{notice ?? error}</Note>}
          </div>
          {notice === undefined && (
            <Button
              isFullWidth
              isLoading={isSubmitting || isBlocked}
              aria-disabled={network.isOffline || undefined}
              onClick={() => network.isOffline || submit()}
            >
              {submitLabel ?? locale.t('withdrawal.submit')}
            </Button>
          )}
          {!isSubmitting && (
            <Button isFullWidth variant={notice === undefined ? 'ghost' : 'secondary'} onClick={withdrawal.edit}>
              {locale.t('withdrawal.edit')}
            </Button>
          )}
        </>
      }
    >
      <DetailsList items={details} />
      {lost && <Note icon="info">{lost}</Note>}
      {question}
    </Page>
  );
});

/** Undefined while there is no withdrawal to review. */
function useDetails(withdrawal: WithdrawalStore, destination?: readonly Detail[]): readonly Detail[] | undefined {
  const locale = useInject(Locale);
  const { summary, method, account, form } = withdrawal;
  if (!summary || !method) return undefined;
  const money = (amount: string) => formatAmount(amount, summary.currency, locale.tag);
  const details: Detail[] = [{ label: locale.t('withdrawal.review.amount'), value: money(summary.amount) }];
  if (summary.fee !== undefined)
    details.push(
      { label: locale.t('withdrawal.review.fee'), value: money(summary.fee) },
      { label: locale.t('withdrawal.review.arrives'), value: money(summary.arrives) },
    );
  details.push({ label: locale.t('withdrawal.review.method'), value: locale.text(method.text) });
  if (summary.account !== undefined)
    details.push({
      label: locale.t('withdrawal.account.label'),
      value: locale.t(`withdrawal.account.${summary.account}`),
    });
  if (!account) return [...details, ...(destination ?? destinationOf(form, locale))];
  const value = [nameOf(account), networkWords(account, method, locale)].filter(Boolean).join(' · ');
  return [...details, { label: locale.t('player:account.payTo'), value }];
}

/** What the withdrawal would forfeit, and the question that is asked before. */
function useForfeit(withdrawal: WithdrawalStore) {
  const { forfeit } = useInject(PlayerStanding);
  const hasWords = usePlayerWords(forfeit !== undefined);
  const lost = useForfeitText(hasWords ? forfeit : undefined);
  const [isAsked, setAsked] = useState(false);
  const submit = () => {
    setAsked(false);
    void withdrawal.submit();
  };
  return {
    lost,
    /** Blocked until the player can be told what the withdrawal forfeits. */
    isBlocked: forfeit !== undefined && !hasWords,
    question: isAsked && forfeit && hasWords && (
      <ForfeitQuestion forfeit={forfeit} onConfirm={submit} onCancel={() => setAsked(false)} />
    ),
    submit: () => (forfeit ? setAsked(true) : submit()),
  };
}

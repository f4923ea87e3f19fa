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
  const { withdrawal } = props;
  const { summary, method, isChecking, isSubmitting, notice, error } = withdrawal;
  const underWay = useSubmissionNote('withdrawal', withdrawal);
  const locale = useInject(Locale);
  const network = useInject(NetworkState);
  const navigation = useInject(Navigation);
  const { forfeit } = useInject(PlayerStanding);
  const hasWords = usePlayerWords(forfeit !== undefined);
  const lost = useForfeitText(hasWords ? forfeit : undefined);
  const [isAsked, setAsked] = useState(false);
  useEffect(
    () => navigation.onBack(() => (withdrawal.isSubmitting ? undefined : withdrawal.edit())),
    [navigation, withdrawal],
  );
  if (!summary || !method) return null;

  const { account } = withdrawal;
  const show = (amount: string) => formatAmount(amount, summary.currency, locale.tag);
  const details: Detail[] = [
    { label: locale.t('withdrawal.review.amount'), value: show(summary.amount) },
    ...(summary.fee === undefined
      ? []
      : [
          { label: locale.t('withdrawal.review.fee'), value: show(summary.fee) },
          { label: locale.t('withdrawal.review.arrives'), value: show(summary.arrives) },
        ]),
    { label: locale.t('withdrawal.review.method'), value: locale.text(method.text) },
    ...(summary.account === undefined
      ? []
      : [{ label: locale.t('withdrawal.account.label'), value: locale.t(`withdrawal.account.${summary.account}`) }]),
    ...(account
      ? [
          {
            label: locale.t('player:account.payTo'),
            value: [nameOf(account), networkWords(account, method, locale)].filter(Boolean).join(' · '),
          },
        ]
      : (props.destination ?? destinationOf(withdrawal.form, locale))),
  ];
  const submit = (
    <Button
      isFullWidth
      // Blocked until the player can be told what the withdrawal forfeits.
      isLoading={isSubmitting || (forfeit !== undefined && !hasWords)}
      aria-disabled={network.isOffline || undefined}
      onClick={() => {
        if (network.isOffline) return;
        if (forfeit) setAsked(true);
        else void withdrawal.submit();
      }}
    >
      {props.submitLabel ?? locale.t('withdrawal.submit')}
    </Button>
  );
  const edit = (
    <Button isFullWidth variant={notice === undefined ? 'ghost' : 'secondary'} onClick={withdrawal.edit}>
      {locale.t('withdrawal.edit')}
    </Button>
  );
  return (
    <Page
      title={locale.t('withdrawal.review.title')}
      footer={
        <>
          {underWay}
          <div role="alert">
            {!isChecking && (notice ?? error) !== undefined && <Note icon="error">{notice ?? error}</Note>}
          </div>
          {notice === undefined && submit}
          {!isSubmitting && edit}
        </>
      }
    >
      <DetailsList items={details} />
      {lost && <Note icon="info">{lost}</Note>}
      {isAsked && forfeit && hasWords && (
        <ForfeitQuestion
          forfeit={forfeit}
          onConfirm={() => {
            setAsked(false);
            void withdrawal.submit();
          }}
          onCancel={() => setAsked(false)}
        />
      )}
    </Page>
  );
});

import { observer } from 'mobx-react-lite';
import { AttemptStore } from '@/cashier/attempt/attempt-store';
import { withNextTry } from '@/cashier/attempt/next-try';
import { MethodsStore } from '@/cashier/methods/methods-store';
import { Resume } from '@/cashier/return/resume';
import { isEndStatus } from '@/cashier/status/status-rules';
import { useIconError } from '@/connected/use-icon-error';
import { usePlayerWords } from '@/connected/use-player-words';
import type { TransactionLine } from '@/contract/transactions';
import { Locale } from '@/core/locale/locale';
import { Settings } from '@/core/settings/settings';
import { ServerClock } from '@/core/time/server-clock';
import { useInject } from '@/kernel/react';
import { Registry } from '@/kernel/registry-token';
import { Button } from '@/ui/button/button';
import { Note } from '@/ui/views/note';
import { isToContinue } from '../is-to-continue';
import { viewOf, type LineView } from '../line-view';
import { CancelStore } from '../stores/cancel-store';
import { HistoryStore } from '../stores/history-store';
import { ReceiptStore } from '../stores/receipt-store';
import { NoResults } from './history-results';
import { HistoryRow } from './history-row';
import styles from './history.module.css';

export const HistoryList = observer(function HistoryList() {
  const history = useInject(HistoryStore);
  const cancel = useInject(CancelStore);
  const locale = useInject(Locale);
  const settings = useInject(Settings);
  const onIconError = useIconError();
  usePlayerWords(history.lines.some(({ decline }) => decline != null));
  const news = history.changed && viewOf(history.changed, locale, settings);
  return (
    <>
      {history.lines.length > 0 ? (
        <ul className={styles.list}>
          {history.lines.map((line) => {
            const view = viewOf(line, locale, settings);
            return (
              <HistoryRow
                key={`${line.flow} ${line.id}`}
                view={view}
                notice={
                  view.isCancellable && !cancel.isAllowed
                    ? locale.t('transactions:cancel.forbidden')
                    : noticeOf(line, cancel, locale)
                }
                onIconError={onIconError}
                action={<LineAction line={line} view={view} />}
              />
            );
          })}
        </ul>
      ) : (
        <NoResults />
      )}
      {/* Always rendered, so that screen readers announce a state that changes by push. */}
      <p className="visually-hidden" role="status">
        {news && locale.t('transactions:changed', { method: news.title, amount: news.amount, state: news.state })}
      </p>
      <Note icon="error" role="alert">
        {history.error}
      </Note>
      {history.hasMore && (
        <Button
          isFullWidth
          variant="secondary"
          isLoading={history.isLoadingMore}
          onClick={() => void history.showMore()}
        >
          {locale.t('transactions:more')}
        </Button>
      )}
    </>
  );
});

interface LineActionProps {
  line: TransactionLine;
  view: LineView;
}

/** The player's options: see the details, continue a deposit that was left, look at a payout, or cancel it. */
const LineAction = observer(function LineAction({ line, view }: LineActionProps) {
  const cancel = useInject(CancelStore);
  const receipts = useInject(ReceiptStore);
  const attempts = useInject(AttemptStore);
  const resume = useInject(Resume);
  const locale = useInject(Locale);
  const clock = useInject(ServerClock);
  const registry = useInject(Registry);
  const { methods } = useInject(MethodsStore);
  // The accessible name begins with the button's visible text, in every language.
  const nameOf = (action: string) =>
    locale.t('transactions:actionOn', { action, method: view.title, amount: view.amount });
  const lifetimeMs = registry.resumeForMs(
    line.flow,
    methods.find(({ name }) => name === line.paymentMethod),
  );
  const open = locale.t(line.flow === 'deposit' ? 'transactions:continue' : 'transactions:details');
  const about = locale.t(view.isReceipt ? 'transactions:receipt.open' : 'transactions:receipt.openFacts');
  return (
    <>
      <Button variant="ghost" aria-label={nameOf(about)} onClick={() => receipts.show(line)}>
        {about}
      </Button>
      {isToContinue(line, attempts, lifetimeMs, clock.now()) && (
        <Button
          variant="ghost"
          isLoading={resume.isRunning}
          aria-label={nameOf(open)}
          onClick={() => void resume.reopenListed(line)}
        >
          {open}
        </Button>
      )}
      {view.isCancellable && cancel.isAllowed && (
        <Button
          variant="ghost"
          isLoading={cancel.sentId === line.id}
          aria-label={nameOf(locale.t('transactions:cancel.action'))}
          onClick={() => cancel.ask(line)}
        >
          {locale.t('transactions:cancel.action')}
        </Button>
      )}
    </>
  );
});

/** Message about a withdrawal that the player is cancelling. */
function noticeOf(
  { id, status }: TransactionLine,
  { sentId, isChecking, nextTryAt, refusal }: CancelStore,
  locale: Locale,
): string | undefined {
  if (refusal?.id === id) return refusal.text;
  // Its end, which a push may have told before the cancel's answer, says it all.
  if (sentId !== id || !isChecking || isEndStatus(status)) return undefined;
  return withNextTry(locale.t('transactions:cancel.checking'), nextTryAt, locale);
}

import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { DepositStore } from '@/cashier/deposit/deposit-store';
import { MethodsStore } from '@/cashier/methods/methods-store';
import { Locale } from '@/core/locale/locale';
import { useInject } from '@/kernel/react';
import { RouterStore } from '@/kernel/router/router-store';
import { Page } from '@/ui/layout/page';
import { Row } from '@/ui/legacy/row';
import { TileCell, TileGrid } from '@/ui/tiles/tile-grid';
import { MethodIcon } from '@/ui/tiles/method-icon';
import { CoinSteps } from '../../stores/coin-steps';
import { CryptoChoiceStore } from '../../stores/crypto-choice-store';
import { OpenPaymentCard } from '../open-payment-card';
import { useChoice } from '../use-choice';
import styles from './coin-screen.module.css';

/** First step: the player chooses the coin. Its networks are only named here; they are chosen in the next step. */
export const CoinScreen = observer(function CoinScreen() {
  const choices = useInject(CryptoChoiceStore);
  const steps = useInject(CoinSteps);
  const deposit = useInject(DepositStore);
  const router = useInject(RouterStore);
  const { groupTitle } = useInject(MethodsStore);
  const locale = useInject(Locale);
  const { icon, onIconError, limitText } = useChoice();
  useEffect(() => {
    choices.open();
    steps.reset();
    deposit.reset();
  }, [choices, steps, deposit]);
  return (
    <Page title={groupTitle} subtitle={locale.t('title.depositMethod')}>
      <OpenPaymentCard />
      <TileGrid label={locale.t('crypto:list.label')}>
        {choices.coins.map((coin) => {
          const [first, ...more] = coin.choices;
          const isMissed = coin.choices.every(({ missed }) => missed !== undefined);
          const networks = coin.choices.map(({ network, networkLabel }) => network?.badge ?? networkLabel);
          return (
            <TileCell key={coin.key}>
              <Row
                icon={<MethodIcon src={icon(coin)} size="s" onError={onIconError} />}
                label={coin.label}
                badge={more.length > 0 && <span className={styles.networks}>{networks.join(' · ')}</span>}
                limitText={first && (more.length === 0 || isMissed) ? limitText(first) : undefined}
                isLoading={router.pending !== undefined && steps.coin?.key === coin.key}
                onSelect={() => void steps.chooseCoin(coin)}
              />
            </TileCell>
          );
        })}
      </TileGrid>
    </Page>
  );
});

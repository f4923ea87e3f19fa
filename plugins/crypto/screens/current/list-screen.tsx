import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { DepositStore } from '@/cashier/deposit/deposit-store';
import { MethodsStore } from '@/cashier/methods/methods-store';
import { Locale } from '@/core/locale/locale';
import { useInject } from '@/kernel/react';
import { Page } from '@/ui/layout/page';
import { CryptoChoiceStore } from '../../stores/crypto-choice-store';
import { CoinTile } from './coin-tile';
import { NetworkTiles } from './network-tiles';
import { OpenPaymentCard } from '../open-payment-card';
import styles from './list-screen.module.css';

/** Coins, and the networks of coins that have several. */
export const ListScreen = observer(function ListScreen() {
  const choices = useInject(CryptoChoiceStore);
  const { groupTitle } = useInject(MethodsStore);
  const locale = useInject(Locale);
  const deposit = useInject(DepositStore);
  useEffect(() => {
    choices.open();
    deposit.reset();
  }, [choices, deposit]);
  return (
    <Page title={groupTitle} subtitle={locale.t('crypto:list.hint')}>
      <OpenPaymentCard />
      <ul className={styles.coins} role="list" aria-label={locale.t('crypto:list.label')}>
        {choices.coins.map((coin) => {
          const [only, ...more] = coin.choices;
          const isSingle = only !== undefined && more.length === 0;
          return (
            <li key={coin.key} className={isSingle ? styles.coin : styles.wide}>
              {isSingle ? <CoinTile coin={coin} choice={only} /> : <NetworkTiles coin={coin} />}
            </li>
          );
        })}
      </ul>
    </Page>
  );
});

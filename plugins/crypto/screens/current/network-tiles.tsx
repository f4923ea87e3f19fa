import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Spinner } from '@/ui/icons/spinner';
import { MethodIcon } from '@/ui/tiles/method-icon';
import type { CoinChoices } from '../../stores/coin-choices';
import styles from './network-tiles.module.css';
import { useChoice } from '../use-choice';

/** Tiles of a coin with several networks: each network is a button of its own, so that none is chosen by accident. */
export const NetworkTiles = observer(function NetworkTiles({ coin }: { coin: CoinChoices }) {
  const { icon, onIconError, limitText, isLoading, choose } = useChoice();
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <MethodIcon src={icon(coin)} onError={onIconError} />
        <h2 className={styles.name} id={id}>
          {coin.label}
        </h2>
      </div>
      <ul className={styles.networks} role="list">
        {coin.choices.map((choice) => (
          <li key={choice.id}>
            <button
              type="button"
              className={styles.network}
              aria-busy={isLoading(choice) || undefined}
              onClick={() => choose(choice)}
            >
              <span className="visually-hidden">{`${coin.label}, ${choice.networkLabel}, `}</span>
              <span className={styles.badge} aria-hidden="true">
                {choice.network?.badge ?? choice.networkLabel}
              </span>
              <span className={styles.from}>{limitText(choice)}</span>
              {isLoading(choice) && <Spinner />}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
});

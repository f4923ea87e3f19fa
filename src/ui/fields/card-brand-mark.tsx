import { Icon } from '../icons/icon';
import type { CardBrand } from './card-brand';
import styles from './card-brand-mark.module.css';

const NAMES: Record<CardBrand, string> = {
  mir: 'МИР',
  uzcard: 'UZCARD',
  humo: 'HUMO',
  rupay: 'RuPay',
  visa: 'VISA',
  mastercard: 'Mastercard',
  amex: 'AMEX',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  maestro: 'Maestro',
};

/** Small mark at the end of the card number: the brand's name in a plate, for Mastercard and Maestro the two discs. */
export function CardBrandMark({ brand }: { brand: CardBrand | undefined }) {
  if (!brand) return <Icon name="card" />;
  if (brand === 'mastercard' || brand === 'maestro') {
    return (
      <span className={styles.plate} role="img" aria-label={NAMES[brand]}>
        <svg width="28" height="18" viewBox="0 0 28 18" aria-hidden="true">
          <circle cx="10.500" cy="9" r="6.500" fill={brand === 'maestro' ? '#0099df' : '#eb001b'} />
          <circle cx="17.500" cy="9" r="6.500" fill={brand === 'maestro' ? '#eb001b' : '#f79e1b'} fillOpacity="0.88" />
        </svg>
      </span>
    );
  }
  return <span className={styles.plate}>{NAMES[brand]}</span>;
}

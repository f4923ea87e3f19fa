import { Icon } from '../icons/icon';
import styles from './card-brand-mark.module.css';

export interface CardBrandView {
  /** Key in `PLATES` or `DISCS`; any other brand gets a plate with its name. */
  id: string;
  name: string;
}

/** Names as the brands print them on cards, where that differs from `name`. */
const PLATES: Readonly<Record<string, string>> = {
  mir: 'МИР',
  uzcard: 'UZCARD',
  humo: 'HUMO',
  visa: 'VISA',
  'american-express': 'AMEX',
};
/** Colours of the left and the right disc. */
const DISCS: Readonly<Record<string, readonly [string, string]>> = {
  mastercard: ['#eb001b', '#f79e1b'],
  maestro: ['#0099df', '#eb001b'],
};

/** Small mark at the end of the card number: the brand's name in a plate, for Mastercard and Maestro the two discs. */
export function CardBrandMark({ brand }: { brand: CardBrandView | undefined }) {
  if (!brand) return <Icon name="card" />;
  const discs = DISCS[brand.id];
  if (!discs) return <span className={styles.plate}>{PLATES[brand.id] ?? brand.name}</span>;
  return (
    <span className={styles.plate} role="img" aria-label={brand.name}>
      <svg width="28" height="18" viewBox="0 0 28 18" aria-hidden="true">
        <circle cx="10.500" cy="9" r="6.500" fill={discs[0]} />
        <circle cx="17.500" cy="9" r="6.500" fill={discs[1]} fillOpacity="0.88" />
      </svg>
    </span>
  );
}

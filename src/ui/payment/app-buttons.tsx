import { useId, type ReactNode } from 'react';
import { Icon } from '../icons/icon';
import { MethodIcon } from '../tiles/method-icon';
import styles from './app-buttons.module.css';

export interface AppButton {
  id: string;
  /** The app's name. */
  label: string;
  iconUrl?: string;
  /** A link, checked by the caller. Without one it is a button. */
  href?: string;
  /** Besides the link, or instead of it. */
  onSelect?(): void;
}

export interface AppButtonsProps {
  /** Above them, e.g. "Pay with an app". */
  label: string;
  apps: readonly AppButton[];
}

/** The apps that a payment can be made in. */
export function AppButtons({ label, apps }: AppButtonsProps) {
  const id = useId();
  if (apps.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={styles.label} id={id}>
        {label}
      </h2>
      <ul className={styles.list} role="list">
        {apps.map((app) => (
          <li key={app.id}>
            <AppLink {...app} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function AppLink({ label, iconUrl, href, onSelect }: AppButton): ReactNode {
  const inside = (
    <>
      {iconUrl !== undefined && <MethodIcon src={iconUrl} />}
      <span className={styles.name}>{label}</span>
      <Icon name="chevron" size={1.125} />
    </>
  );
  if (href === undefined) {
    return (
      <button type="button" className={styles.app} onClick={onSelect}>
        {inside}
      </button>
    );
  }
  return (
    <a className={styles.app} href={href} onClick={onSelect}>
      {inside}
    </a>
  );
}

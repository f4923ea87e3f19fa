import { useId, type ReactNode } from 'react';
import { Icon } from '../icons/icon';
import { MethodIcon } from '../tiles/method-icon';
import styles from './app-buttons.module.css';

export interface AppButton {
  id: string;
  /** The app's name. */
  label: string;
  iconUrl?: string;
  /** Address of a link, checked by the caller. Without it a button is rendered. */
  href?: string;
  /** Called on a tap, with or without `href`. */
  onSelect?(): void;
}

export interface AppButtonsProps {
  /** Heading above the buttons, e.g. "Pay with an app". */
  label: string;
  apps: readonly AppButton[];
}

/** Buttons for the apps that the player can pay with. */
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

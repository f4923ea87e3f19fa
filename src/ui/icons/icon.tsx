/**
 * Inline icons in the text's colour, hidden from screen readers. Those that point in a direction are mirrored in
 * right-to-left pages.
 */
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './icon.module.css';

const GLYPHS = {
  back: <path d="m15 5-7 7 7 7" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  error: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7.5v5.5M12 16.4v.1" />
    </>
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v5.2l3.2 2" />
    </>
  ),
  card: (
    <>
      <rect x="3" y="5.5" width="18" height="13" rx="2.5" />
      <path d="M3 10h18M7 14.5h3" />
    </>
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v5.5M12 7.6v.1" />
    </>
  ),
  chevron: <path d="m9 5 7 7-7 7" />,
  expand: <path d="m6 9.5 6 6 6-6" />,
  external: (
    <path d="M13 5h6v6M19 5l-8.5 8.5M16.5 14v3.5A1.5 1.5 0 0 1 15 19H6.5A1.5 1.5 0 0 1 5 17.5V9a1.5 1.5 0 0 1 1.5-1.5H10" />
  ),
  copy: (
    <>
      <rect x="8.5" y="8.5" width="11" height="11" rx="2.5" />
      <path d="M15.5 5.5a1.5 1.5 0 0 0-1.5-1.5H6a2 2 0 0 0-2 2v8a1.5 1.5 0 0 0 1.5 1.5" />
    </>
  ),
  offline: (
    <path d="m4 4 16 16M8.5 15.5a5 5 0 0 1 6.2-.7M5 12a10 10 0 0 1 4.6-2.5M19 12a10 10 0 0 0-4.2-2.4M2 8.6a15 15 0 0 1 4-2.5M22 8.6A15 15 0 0 0 10.6 5M12 19v.1" />
  ),
  history: <path d="M6 3.500h12V20l-3-1.800L12 20l-3-1.800L6 20V3.500ZM9.500 8.500h5M9.500 12.500h5" />,
  globe: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M3 12h18M12 3c2.5 2.6 3.8 5.6 3.8 9s-1.3 6.400-3.800 9c-2.500-2.600-3.800-5.600-3.800-9s1.300-6.400 3.800-9Z" />
    </>
  ),
  gift: (
    <path d="M4.500 12h15v7a1.500 1.500 0 0 1-1.500 1.500H6A1.500 1.500 0 0 1 4.500 19v-7ZM3.500 8h17v4h-17zM12 8v12.500M12 8S10.500 3.500 8 3.500a2.250 2.250 0 0 0 0 4.500h4Zm0 0s1.500-4.500 4-4.500a2.250 2.250 0 0 1 0 4.500h-4Z" />
  ),
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof GLYPHS;

const POINTING: readonly IconName[] = ['back', 'chevron', 'external'];

/** @param size in rem */
export function Icon({ name, size = 1.5 }: { name: IconName; size?: number }) {
  return (
    <svg
      className={classNames(styles.icon, POINTING.includes(name) && styles.pointing)}
      style={{ width: `${size}rem`, height: `${size}rem` }}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      {GLYPHS[name]}
    </svg>
  );
}

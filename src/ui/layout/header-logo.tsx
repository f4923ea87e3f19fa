import { useState } from 'react';
import styles from './header-logo.module.css';

/** The brand's logo at the end of the header, where it moves no title. Nothing where it can't be loaded. */
export function HeaderLogo({ url }: { url: string }) {
  const [failedUrl, setFailedUrl] = useState<string>();
  if (url === failedUrl) return null;
  return <img className={styles.logo} src={url} alt="" onError={() => setFailedUrl(url)} />;
}

import type { FormEvent, ReactNode, Ref } from 'react';
import styles from './page.module.css';

export interface PageProps {
  /** Heading of the page, for pages whose header shows none. */
  title?: string;
  subtitle?: string;
  /** Beside the title, e.g. a `MethodIcon`. */
  icon?: ReactNode;
  /** Stays in sight below the scrolling part: pay button and the like. */
  footer?: ReactNode;
  /** Puts the content in the middle of the free height. */
  isCentered?: boolean;
  /** Makes the page one form; called on Enter and on a click of a submit button. Default is prevented. */
  onSubmit?(): void;
  formRef?: Ref<HTMLFormElement>;
  children: ReactNode;
}

/**
 * Scrolling content with a bar below it. The bar is beside the scroll area, not over it, so that it never covers
 * the focused field.
 */
export function Page({ title, subtitle, icon, footer, isCentered, onSubmit, formRef, children }: PageProps) {
  const inside = (
    <>
      <div className={styles.scroll}>
        <div className={styles.content} data-centered={isCentered || undefined}>
          {title !== undefined && (
            <div className={styles.heading}>
              {icon}
              <div className={styles.words}>
                <h1 className={styles.title} tabIndex={-1}>
                  {title}
                </h1>
                {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
              </div>
            </div>
          )}
          {children}
        </div>
      </div>
      {footer !== undefined && (
        <div className={styles.bar}>
          <div className={styles.barContent}>{footer}</div>
        </div>
      )}
    </>
  );
  if (!onSubmit) return <div className={styles.page}>{inside}</div>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form ref={formRef} className={styles.page} noValidate onSubmit={submit}>
      {inside}
    </form>
  );
}

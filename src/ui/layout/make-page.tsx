import type { ComponentType, FormEvent } from 'react';
import type { PageProps } from '../design/part-props';

/**
 * Creates a design's page. The bar is beside the scroll area or sticks to its end, but never covers the focused field.
 * The look comes from the classes: page, scroll, content, heading, words, title, subtitle, bar, barContent.
 */
export function makePage(styles: CSSModuleClasses): ComponentType<PageProps> {
  return function Page({ title, subtitle, icon, footer, isCentered, onSubmit, formRef, children }) {
    const inside = (
      <>
        <div className={styles.scroll} data-scroller>
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
  };
}

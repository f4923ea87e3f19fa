import { Activity, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface PageHostProps {
  isShown: boolean;
  /** Shown again as it was left, instead of from its top. */
  keepsScroll: boolean;
  /** Stable: the page is not drawn again because another one is shown. */
  children: ReactNode;
}

/**
 * A page in an element of its own. While it is not shown the element is out of the document, where nothing finds, focuses
 * or lays out what is in it, and its effects do not run; its images stay decoded and what the player has set in it stays set.
 */
export function PageHost({ isShown, keepsScroll, children }: PageHostProps) {
  const [host] = useState(() => new Host());
  return (
    <>
      {/* Before the page: its effects find it in the document. */}
      <Slot host={host} isShown={isShown} keepsScroll={keepsScroll} />
      <Activity mode={isShown ? 'visible' : 'hidden'}>{createPortal(children, host.element)}</Activity>
    </>
  );
}

function Slot({ host, isShown, keepsScroll }: { host: Host } & Pick<PageHostProps, 'isShown' | 'keepsScroll'>) {
  const ref = useRef<HTMLDivElement>(null);
  const show = useEffectEvent(() => {
    ref.current?.append(host.element);
    host.scroll(keepsScroll);
  });
  useLayoutEffect(() => {
    if (!isShown) return;
    show();
    return () => host.element.remove();
  }, [host, isShown]);
  return <div ref={ref} style={NO_BOX} />;
}

const NO_BOX = { display: 'contents' } as const;

class Host {
  readonly element = document.createElement('div');
  private scroller: Element | undefined = undefined;
  private top = 0;

  constructor() {
    Object.assign(this.element.style, NO_BOX);
    // Noted while it happens: to ask for it when the page is left would lay the page out once more.
    const note = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      this.scroller = target;
      this.top = target.scrollTop;
    };
    this.element.addEventListener('scroll', note, { capture: true, passive: true });
  }

  /** By hand: not every browser gives an element its position back that was out of the document. */
  scroll(isKept: boolean): void {
    if (this.top === 0 || !this.scroller) return;
    if (!isKept) this.top = 0;
    this.scroller.scrollTop = this.top;
  }
}

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
  const show = useEffectEvent(() => host.showIn(ref.current!, keepsScroll));
  useLayoutEffect(() => {
    if (!isShown) return;
    show();
    return host.hide;
  }, [host, isShown]);
  return <div ref={ref} style={NO_BOX} />;
}

const NO_BOX = { display: 'contents' } as const;

class Host {
  readonly element = document.createElement('div');
  /** The element in the page, or the document where there is too little height to scroll inside. */
  private scroller!: Element;
  private top = 0;

  constructor() {
    this.element.style.display = 'contents';
  }

  showIn(slot: Element, keepsScroll: boolean): void {
    slot.append(this.element);
    document.addEventListener('scroll', this.note, true);
    if (this.top === 0) return;
    if (!keepsScroll) this.top = 0;
    // By hand: not every browser gives an element its position back that was out of the document.
    this.scroller.scrollTop = this.top;
  }

  readonly hide = (): void => {
    document.removeEventListener('scroll', this.note, true);
    this.element.remove();
  };

  /** Noted while it happens: to ask for it when the page is left would lay the page out once more. */
  private readonly note = ({ target }: Event): void => {
    this.scroller = target instanceof Element ? target : document.documentElement;
    this.top = this.scroller.scrollTop;
  };
}

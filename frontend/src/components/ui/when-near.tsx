import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

/** Pixels below the screen: about one more, since the next move may go there. */
const AHEAD = 800;

type WhenNearProps = {
  /** As high as what comes: what is below does not move. */
  toCome: ReactNode;
  /** Also when the screen is elsewhere, as when the address names it. */
  isWanted?: boolean;
  className?: string;
  children: ReactNode;
};

/**
 * What is loaded when it is about to be seen, in a place that is kept for it. A visitor who goes through the page by
 * keyboard may be there next, wherever the screen is.
 */
export function WhenNear({ toCome, isWanted = false, className, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (!place.current || isNear) return undefined;
    // Not while it is drawn: the server does not know it.
    if (isWanted) {
      setNear(true);
      return undefined;
    }
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `${AHEAD}px 0px` },
    );
    observer.observe(place.current);
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') setNear(true);
    };
    document.addEventListener('keydown', onKey);
    return () => {
      observer.disconnect();
      document.removeEventListener('keydown', onKey);
    };
  }, [isNear, isWanted]);

  return (
    <div ref={place} className={className}>
      {isNear ? <Suspense fallback={toCome}>{children}</Suspense> : toCome}
    </div>
  );
}

import { type RefObject, useEffect, useRef, useState } from 'react';

/** Pixels below the screen: about one more, since the next move may go there. */
const AHEAD = 800;

/**
 * Whether an element has come near the screen, for what is loaded when it is about to be seen. Whoever goes through the
 * page by keyboard may be there next, wherever the screen is.
 *
 * @param isWanted when something else says already that it will be seen, as an address that names it
 */
export function useNear<E extends HTMLElement>(
  isWanted = false,
): { ref: RefObject<E | null>; isNear: boolean } {
  const ref = useRef<E>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!ref.current || isNear) return undefined;
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
    observer.observe(ref.current);
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') setNear(true);
    };
    document.addEventListener('keydown', onKey);
    return () => {
      observer.disconnect();
      document.removeEventListener('keydown', onKey);
    };
  }, [isNear, isWanted]);
  return { ref, isNear };
}

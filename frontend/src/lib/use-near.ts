import { type RefObject, useEffect, useRef, useState } from 'react';

/** Pixels: about a screen ahead. */
const AHEAD = 800;

/** Whether an element has come near the screen, for what is loaded when it is about to be seen. */
export function useNear<E extends HTMLElement>(): { ref: RefObject<E | null>; isNear: boolean } {
  const ref = useRef<E>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!ref.current || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some((entry) => entry.isIntersecting)),
      { rootMargin: `${AHEAD}px 0px` },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear]);
  return { ref, isNear };
}

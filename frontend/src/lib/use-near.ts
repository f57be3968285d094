import { type RefObject, useEffect, useRef, useState } from 'react';
import { whenNearScreen } from './near-screen';

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
    const stop = whenNearScreen([ref.current], () => setNear(true));
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') setNear(true);
    };
    document.addEventListener('keydown', onKey);
    return () => {
      stop();
      document.removeEventListener('keydown', onKey);
    };
  }, [isNear, isWanted]);
  return { ref, isNear };
}

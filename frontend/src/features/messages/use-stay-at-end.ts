import { useEffect } from 'react';

/** Nearer than so many pixels to the end of the page, somebody reads what is newest. */
const NEAR = 48;

/**
 * Keeps the end of the page on the screen as it grows and shrinks, such as by a field that is emptied, or by what a message
 * says once it is sent; unless somebody has gone back to read.
 *
 * @param scrollToEnd the same function at each drawing
 */
export function useStayAtEnd(scrollToEnd: () => void): void {
  useEffect(() => {
    const page = document.documentElement;
    const isNear = () => page.scrollHeight - window.innerHeight - window.scrollY < NEAR;
    let isAtEnd = isNear();
    const look = () => {
      isAtEnd = isNear();
    };
    const observer = new ResizeObserver(() => isAtEnd && scrollToEnd());
    window.addEventListener('scroll', look, { passive: true });
    observer.observe(document.body);
    return () => {
      window.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [scrollToEnd]);
}

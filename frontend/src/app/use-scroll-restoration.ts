import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const positions = new Map<string, number>();

/** A new page starts at its top; going back finds the place one had left. */
export function useScrollRestoration(): void {
  const { key, hash, pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    // Left to itself again before a reload, which the browser restores better than we could.
    const release = () => {
      history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', release);
    return () => window.removeEventListener('pagehide', release);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `pathname` is what moves the page; filters in the query do not.
  useLayoutEffect(() => {
    const anchor = hash && document.getElementById(hash.slice(1));
    if (anchor) anchor.scrollIntoView();
    else window.scrollTo(0, isBack ? (positions.get(key) ?? 0) : 0);
  }, [pathname, hash]);

  useLayoutEffect(() => {
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);
}

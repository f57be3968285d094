import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isWithinPage } from '@/lib/page-step';

const positions = new Map<string, number>();

/**
 * A new page starts at its top, and so does the same page led to with another query; one that changes its
 * own query, by replacing it or by a step within itself, stays where it is. Going back finds the place one had left.
 *
 * @param isServed whether the browser has shown the first page already, and may have scrolled it
 */
export function useScrollRestoration(isServed: boolean): void {
  const location = useLocation();
  const { key, hash, pathname, search } = location;
  const navigation = useNavigationType();
  const shown = useRef('');
  const isFirst = useRef(isServed);

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    // Left to itself again before a reload, which the browser restores better than we could.
    const release = () => {
      history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', release);
    return () => window.removeEventListener('pagehide', release);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what moves the page.
  useLayoutEffect(() => {
    const page = pathname + hash;
    const isSamePage = shown.current === page;
    shown.current = page;
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const isStep = navigation === 'REPLACE' || (navigation === 'PUSH' && isWithinPage(location));
    if (isSamePage && isStep) return;
    const anchor = hash && document.getElementById(hash.slice(1));
    if (anchor) anchor.scrollIntoView();
    else window.scrollTo(0, navigation === 'POP' ? (positions.get(key) ?? 0) : 0);
  }, [pathname, search, hash]);

  useLayoutEffect(() => {
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);
}

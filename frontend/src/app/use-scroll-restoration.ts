/*
 * Where a page begins, and where it is found again.
 *
 * Browsers restore the place of documents; this site changes its pages within one, so it has to do it. The router's
 * `ScrollRestoration` exists for its data routers alone, goes to the top at each step, also when a filter replaces the
 * query or a menu is opened, and does not wait for a list to grow. Here:
 *
 * - While a page is shown, its place is kept under its entry in the history (`lib/kept-places.ts`), in the storage of the
 *   tab, so that a reload finds it too.
 * - Going back to an entry scrolls to its place as soon as the page is long enough: lists come later than the page. It is
 *   tried again whenever the page grows, for ten seconds, and given up at the visitor's first move.
 * - A new page starts at its top, or at the anchor that its address names. A step within a page (a filter, a menu) moves
 *   nothing.
 * - A served page has been in sight before this runs, and may have been scrolled: it stays where it is.
 */
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { keptPlaces } from '@/lib/kept-places';
import { isWithinPage } from '@/lib/page-step';

const positions = keptPlaces('loka.positions');

/** How long a page may take to grow to where it was left. */
const MOST_MS = 10_000;

/**
 * A new page starts at its top, and so does the same page led to with another query; one that changes its
 * own query, by replacing it or by a step within itself, stays where it is. Going back finds the place one had
 * left, and so does a reload.
 *
 * @param isServed whether the browser has shown the first page already, and may have scrolled it
 */
export function useScrollRestoration(isServed: boolean): void {
  const location = useLocation();
  const { key, hash, pathname, search } = location;
  const navigation = useNavigationType();
  const shown = useRef('');
  const isFirst = useRef(isServed);
  const isReaching = useRef(false);

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    // Left to itself again before a reload: it shows the place before the scripts are there.
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
    const left = positions.get(location);
    const wasFirst = isFirst.current;
    isFirst.current = false;
    if (wasFirst && left === undefined) return;
    const isStep = navigation === 'REPLACE' || (navigation === 'PUSH' && isWithinPage(location));
    if (isSamePage && isStep) return;
    if (navigation === 'POP' && left !== undefined) {
      isReaching.current = true;
      return reach(left, () => {
        isReaching.current = false;
      });
    }
    const anchor = hash && document.getElementById(hash.slice(1));
    if (anchor) anchor.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [pathname, search, hash]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the page's in the history.
  useLayoutEffect(() => {
    const remember = () => {
      if (!isReaching.current) positions.set(location, window.scrollY);
    };
    // Scrolled before the scripts were there.
    remember();
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);
}

/**
 * Scrolls to a place as soon as the page is long enough, unless the visitor scrolls first.
 *
 * @returns gives up
 */
function reach(top: number, onEnd: () => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const scroll = () => {
    if (signal.aborted) return;
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) < 1) stopped.abort();
  };
  const observer = new ResizeObserver(scroll);
  const timer = setTimeout(() => stopped.abort(), MOST_MS);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    observer.disconnect();
    onEnd();
  });
  for (const kind of ['wheel', 'touchstart', 'keydown', 'mousedown'])
    window.addEventListener(kind, () => stopped.abort(), { signal, passive: true });
  observer.observe(document.body);
  scroll();
  return () => stopped.abort();
}

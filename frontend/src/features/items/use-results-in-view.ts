import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isWithinPage } from '@/lib/page-step';

/**
 * After a change of the filters the number of results is on the screen: it is scrolled to when it is above.
 *
 * @param count says the number
 * @param isCovered while the sheet of filters is over the page, which is left where it is
 * @returns leads to the results once they are uncovered: their number has the focus, at the top of the screen
 */
export function useResultsInView(count: RefObject<HTMLElement | null>, isCovered: boolean) {
  const location = useLocation();
  const navigation = useNavigationType();
  const isAsked = useRef(false);
  const { search } = location;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new query is what changes the results.
  useLayoutEffect(() => {
    if (isCovered || navigation === 'POP' || !isWithinPage(location)) return;
    const top = count.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) count.current?.scrollIntoView();
  }, [search]);

  useEffect(() => {
    if (isCovered || !isAsked.current) return;
    isAsked.current = false;
    count.current?.scrollIntoView();
    count.current?.focus({ preventScroll: true });
  }, [isCovered, count]);

  return () => {
    isAsked.current = true;
  };
}

import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For a bar that stays at the bottom of a page: `--sticky-bar` is its height while it is shown, so that
 * nothing else stands there.
 */
export function useStickyBar<E extends HTMLElement>(): RefObject<E | null> {
  const bar = useRef<E>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      // Where there is room for it the same bar is a part of the page like any other.
      const isSticky = bar.current && getComputedStyle(bar.current).position === 'sticky';
      const height = (isSticky && entry?.borderBoxSize[0]?.blockSize) || 0;
      style.setProperty('--sticky-bar', `${height}px`);
    });
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--sticky-bar');
    };
  }, []);
  return bar;
}

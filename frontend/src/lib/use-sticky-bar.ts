import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The part of the window that a bar may take: with large text it would leave no place to read. */
const LARGEST_PART = 1 / 5;

/**
 * For a bar that stays at the bottom of a page: `--sticky-bar` is its height while it is shown, so that
 * nothing else stands there. One that takes too much of the window is marked `data-tall`, and scrolls with the page.
 */
export function useStickyBar<E extends HTMLElement>(): RefObject<E | null> {
  const bar = useRef<E>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      bar.current?.toggleAttribute('data-tall', height > window.innerHeight * LARGEST_PART);
      // Where there is room for it the same bar is a part of the page like any other.
      const isSticky = bar.current && getComputedStyle(bar.current).position === 'sticky';
      style.setProperty('--sticky-bar', `${isSticky ? height : 0}px`);
    });
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--sticky-bar');
    };
  }, []);
  return bar;
}

import { useCallback, useEffect, useRef } from 'react';

/** Writing photos at every letter would be too much. */
const PAUSE_MS = 400;

/**
 * Saves a form a moment after something was typed in it, and at once when the page is put away or the form leaves
 * the screen: a phone that opens its camera may close the page.
 *
 * @param save another function whenever there is something else to save
 * @returns drops what was not saved yet, of a form that is over
 */
export function useSavedSoon(save: () => void): () => void {
  const latest = useRef(save);

  useEffect(() => {
    latest.current = save;
    const saveLatest = () => latest.current();
    const timer = setTimeout(saveLatest, PAUSE_MS);
    document.addEventListener('visibilitychange', saveLatest);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', saveLatest);
    };
  }, [save]);

  useEffect(() => () => latest.current(), []);

  return useCallback(() => {
    latest.current = () => undefined;
  }, []);
}

import { useEffect, useState } from 'react';
import { useMediaQuery } from './use-media-query';

/**
 * Counts `0, 1, … count - 1, 0 …`, one step every `everyMs`, unless the visitor paused it or asks
 * for less motion.
 */
export function useRotation(count: number, everyMs: number) {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [paused, setPaused] = useState(false);
  const [index, setIndex] = useState(0);
  const running = !paused && !still;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setIndex((shown) => (shown + 1) % count), everyMs);
    return () => clearInterval(timer);
  }, [running, count, everyMs]);

  return { index, running, toggle: () => setPaused(!paused), canRun: !still };
}

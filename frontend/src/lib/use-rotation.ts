import { useEffect, useState } from 'react';
import { useMediaQuery } from './use-media-query';

/** Counts the turns, one every `everyMs`, unless the visitor paused them or asks for less motion. */
export function useRotation(everyMs: number) {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [paused, setPaused] = useState(false);
  const [turn, setTurn] = useState(0);
  const running = !paused && !still;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setTurn((before) => before + 1), everyMs);
    return () => clearInterval(timer);
  }, [running, everyMs]);

  return { turn, running, toggle: () => setPaused(!paused), canRun: !still };
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs jobs one after the other, over all tabs of the browser. Browsers offer locks on secure origins
 * only; elsewhere each tab has its own turn.
 */
export function oneAtATime<T>(job: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request('loka.outbox', job);
  const turn = last.then(job, job);
  last = turn;
  return turn;
}

/** Not every browser says when it is idle: by then the page is mostly there. */
const MS_UNTIL_IDLE = 2_000;

/**
 * Loads a part ahead, once the browser has nothing else to do. One that does not arrive is asked for again when it is shown.
 *
 * @returns what calls it off
 */
export function whenIdle(load: () => Promise<unknown>): () => void {
  const run = () => void load().catch(() => undefined);
  if ('requestIdleCallback' in window) {
    const idle = requestIdleCallback(run);
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(run, MS_UNTIL_IDLE);
  return () => clearTimeout(timer);
}

import { type ComponentType, createElement, type LazyExoticComponent, lazy, useState } from 'react';

/** Until then what cannot be loaded has been left out where it was to be shown. */
const AGAIN_MS = 500;

/**
 * A part that is loaded when it is shown, and left out where it cannot be: without it the page still says what
 * it is about. It is tried again when it is shown again.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let next: LazyExoticComponent<ComponentType<Props>>;
  const attempt = () => {
    next = lazy(async () => ({
      default: await load().catch(() => {
        // Not at once: what waits for it would begin anew, as long as there is no network.
        setTimeout(attempt, AGAIN_MS);
        return () => null;
      }),
    }));
  };
  attempt();

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, when the program starts.
  return function Part(props: Props) {
    const [Shown] = useState(() => next);
    return createElement(Shown, props);
  };
}

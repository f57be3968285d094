import { type ComponentType, createElement, lazy, useEffect, useState } from 'react';

type LeftOut = { onLeftOut?: () => void };

/**
 * A part that is loaded when it is shown, and left out where it cannot be: without it the page still says what
 * it is about. It is tried again when it is shown again.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  // What is loaded takes no notice of what only a failure is given.
  const attempt = () =>
    lazy<ComponentType<Props & LeftOut>>(async () => ({
      default: await load().catch(() => Nothing),
    }));
  let next = attempt();
  const again = () => {
    next = attempt();
  };

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, when the program starts.
  return function Part(props: Props) {
    const [Shown] = useState(() => next);
    return createElement(Shown, { ...props, onLeftOut: again });
  };
}

function Nothing({ onLeftOut }: LeftOut) {
  // Not before it is shown: until then what suspends has no state to keep the failed one in.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is left out.
  useEffect(() => onLeftOut?.(), []);
  return null;
}

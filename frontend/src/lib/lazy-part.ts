import {
  type ComponentType,
  createElement,
  type LazyExoticComponent,
  lazy,
  useEffect,
  useState,
} from 'react';

/** Until then what cannot be loaded has been left out where it was to be shown. */
const AGAIN_MS = 500;

/**
 * A part that is loaded when it is shown. Where it cannot be, `Failed` stands in its place, or nothing where the page
 * still says what it is about. It is tried again when it is shown again, or when there is a network again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Failed: ComponentType<Props> = () => null,
) {
  let next: LazyExoticComponent<ComponentType<Props>>;
  const attempt = () => {
    next = lazy(async () => ({
      default: await load().catch(() => {
        // Not at once: what waits for it would begin anew, as long as there is no network.
        setTimeout(attempt, AGAIN_MS);
        return Failed;
      }),
    }));
  };
  attempt();

  return function Part(props: Props) {
    const [Shown, show] = useState(() => next);
    useEffect(() => {
      const retry = () => show(next);
      addEventListener('online', retry);
      return () => removeEventListener('online', retry);
    }, []);
    return createElement(Shown, props);
  };
}

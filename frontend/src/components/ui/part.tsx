import { ApiError, UNREACHABLE } from '@loka/client';
import {
  type ComponentType,
  createContext,
  lazy,
  use,
  useCallback,
  useEffect,
  useState,
} from 'react';
import { ErrorState } from './error-state';

/** Of the part that the failure is of. */
const Retry = createContext<(isPressed: boolean) => void>(() => undefined);

/**
 * A part that is loaded when it is shown, within a `Suspense`. Where it cannot be loaded, the page around it stays: it
 * is tried again at a press, when it is shown again, or when there is a network again. `React.lazy` alone remembers a
 * failure for as long as the page is open, and takes the page with it.
 *
 * @param Failed what stands in its place then; unless given, it says so and offers to try again
 */
export function part<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Failed: ComponentType<Props & { onRetry: () => void }> = CannotLoad,
) {
  let latest: ComponentType<Props> | undefined;

  function attempt(isPressed = false): ComponentType<Props> {
    latest ??= lazy(async () => ({
      default: await load().catch(() => {
        // Some browsers remember a file that did not arrive for as long as the page is open.
        if (isPressed && navigator.onLine) location.reload();
        return Failure;
      }),
    }));
    return latest;
  }

  function Failure(props: Props) {
    const retry = use(Retry);
    useEffect(() => {
      // Not before the failure is shown: what waits has no state, and would try again for ever.
      latest = undefined;
      const again = () => retry(false);
      addEventListener('online', again);
      return () => removeEventListener('online', again);
    }, [retry]);
    return <Failed {...props} onRetry={() => retry(true)} />;
  }

  return function Part(props: Props) {
    const [{ Shown, tries }, show] = useState(() => ({ Shown: attempt(), tries: 0 }));
    const retry = useCallback((isPressed: boolean) => {
      const next = attempt(isPressed);
      show((before) => ({ Shown: next, tries: before.tries + 1 }));
    }, []);
    return (
      <Retry value={retry}>
        {/* A second failure begins anew too: React takes it for the first, which has prepared its attempt already. */}
        <Shown key={tries} {...props} />
      </Retry>
    );
  };
}

function CannotLoad({ onRetry }: { onRetry: () => void }) {
  return <ErrorState error={new ApiError(UNREACHABLE)} onRetry={onRetry} />;
}

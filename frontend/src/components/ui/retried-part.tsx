import { ApiError, UNREACHABLE } from '@loka/client';
import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  useEffect,
  useState,
} from 'react';
import { ErrorState } from './error-state';

type Loaded<Props> = { default: ComponentType<Props> };
type Failure = { onShown: () => void; onRetry: () => void };

/**
 * A part that is loaded when it is shown. One that cannot be loaded says so in its own place, with a way to try
 * again: the page around it stays.
 */
export function retriedPart<Props extends object>(
  load: () => Promise<Loaded<Props>>,
): (props: Props) => ReactNode {
  let next: LazyExoticComponent<ComponentType<Props & Failure>>;
  const prepare = (isAgain = false) => {
    // What is loaded takes no notice of what only a failure is given.
    next = lazy(() =>
      (load() as Promise<Loaded<Props & Failure>>).catch(() => {
        // Some browsers remember a file that did not arrive for as long as the page is open.
        if (isAgain && navigator.onLine) location.reload();
        return { default: PartFailure };
      }),
    );
  };
  prepare();

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, when the program starts.
  return function Part(props: Props) {
    const [{ Shown }, show] = useState({ Shown: next });
    // Not before it is shown: until then what suspends has no state to keep the failed one in.
    return <Shown {...props} onShown={() => prepare(true)} onRetry={() => show({ Shown: next })} />;
  };
}

function PartFailure({ onShown, onRetry }: Failure) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the failure is shown.
  useEffect(onShown, []);
  return <ErrorState error={new ApiError(UNREACHABLE)} onRetry={onRetry} />;
}

import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '@/lib/use-hydrated';

/** Which picture is on the whole screen. It is a step of the history: going back closes it. */
export function useViewer() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  // After a reload the browser still has the step, which the server does not know.
  const isHydrated = useHydrated();
  const opened = isHydrated ? (state as { picture?: number } | null)?.picture : undefined;
  return {
    opened,
    // Pressed again while the viewer is being loaded, it is the same step.
    open: (picture: number) =>
      navigate({ pathname, search, hash }, { state: { picture }, replace: opened !== undefined }),
    close: () => navigate(-1),
  };
}

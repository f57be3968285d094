import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '@/lib/use-hydrated';

/** Which picture is on the whole screen. It is a step of the history: going back closes it. */
export function useViewer() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  // After a reload the browser still has the step, which the server does not know.
  const isHydrated = useHydrated();
  return {
    opened: isHydrated ? (state as { picture?: number } | null)?.picture : undefined,
    open: (picture: number) => navigate({ pathname, search, hash }, { state: { picture } }),
    close: () => navigate(-1),
  };
}

import { useEffect } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { tellOpened } from '@/lib/service-worker/opened';
import { Shell } from './layout/shell';
import { routes } from './routes';
import { useScrollRestoration } from './use-scroll-restoration';

type PagesProps = {
  /** Whether the first page came from the server, and is taken over as it is. */
  isServed: boolean;
  /** Called once that is done, or the first page is drawn. */
  onShown?: () => void;
};

/** The site: the page at the present address, in the frame of all. */
export function Pages({ isServed, onShown }: PagesProps) {
  useScrollRestoration(isServed);
  const { pathname } = useLocation();
  useEffect(() => void tellOpened(pathname), [pathname]);
  const page = useRoutes(routes);
  return (
    <Shell>
      {page}
      <Shown onShown={onShown} />
    </Shell>
  );
}

/** Beside the page, which React takes over after the frame around it. */
function Shown({ onShown }: Pick<PagesProps, 'onShown'>) {
  useEffect(() => {
    onShown?.();
  }, [onShown]);
  return null;
}

import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Toaster } from '@/components/ui/toast';
import { useTakeFavouritesAlong } from '@/features/favourites';
import { paths } from '@/lib/paths';
import { Footer } from './footer';
import { PageBoundary } from './page-boundary';
import { PageSkeleton } from './page-skeleton';
import { TabBar } from './tab-bar';
import { TopBar } from './top-bar';

/** The dashboard keeps its frame from one of its pages to the next. */
const frameOf = (pathname: string) =>
  pathname.startsWith(paths.dashboard) ? paths.dashboard : pathname;

/** There the field to write in is at the bottom of the screen. */
const isConversation = (pathname: string) => pathname.startsWith(`${paths.messages}/`);

/** What every page sits in. */
export function Shell({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useTakeFavouritesAlong();

  // A screen reader starts reading the new page, instead of staying on the link that led to it.
  useEffect(() => {
    if (shown.current !== pathname) main.current?.focus({ preventScroll: true });
    shown.current = pathname;
  }, [pathname]);

  return (
    <div className="flex min-h-dvh flex-col pb-(--tab-bar)">
      <a
        href="#contenu"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60 focus:rounded-xl focus:bg-surface focus:px-4 focus:py-3"
      >
        Aller au contenu
      </a>
      <TopBar />
      <main ref={main} id="contenu" tabIndex={-1} className="flex-1">
        <PageBoundary key={frameOf(pathname)}>
          <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
        </PageBoundary>
      </main>
      {!isConversation(pathname) && <Footer folded={pathname.startsWith(paths.dashboard)} />}
      <TabBar />
      <Toaster />
    </div>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { seenAt } from '@/api/seen-at';
import { Toaster } from '@/components/ui/toast';
import { useTakeFavouritesAlong } from '@/features/favourites';
import { paths } from '@/lib/paths';
import { updates } from '@/lib/service-worker/updates';
import { Footer } from './footer';
import { PageBoundary } from './page-boundary';
import { PageSkeleton } from './page-skeleton';
import { StateNotice } from './state-notice';
import { TabBar } from './tab-bar';
import { TopBar } from './top-bar';
import { WaitingLine } from './waiting-line';

/** The dashboard keeps its frame from one of its pages to the next. */
const frameOf = (pathname: string) =>
  pathname.startsWith(paths.dashboard) ? paths.dashboard : pathname;

/** There the field to write in is at the bottom of the screen. */
const isConversation = (pathname: string) => pathname.startsWith(`${paths.messages}/`);

/** What every page sits in. */
export function Shell({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const at = useLocation();
  const { pathname } = at;
  const shown = useRef(at);
  const client = useQueryClient();
  const seen = useSyncExternalStore(seenAt.subscribe, seenAt.get, () => undefined);
  const isUpdateReady = useSyncExternalStore(updates.subscribe, updates.isReady, () => false);
  useTakeFavouritesAlong();

  useEffect(() => {
    const before = shown.current;
    shown.current = at;
    // A screen reader starts reading the new page, instead of staying on the link that led to it.
    if (before.pathname !== at.pathname) main.current?.focus({ preventScroll: true });
    // Where the page before was only as it was seen, the next asks again for all that it shows.
    if (before === at || !seenAt.get()) return;
    seenAt.clear();
    void client.invalidateQueries();
  }, [client, at]);

  // There each page says so of what it shows, in its own words.
  const seenHere = pathname.startsWith(paths.dashboard) ? undefined : seen;

  return (
    <div className="flex min-h-dvh flex-col pb-(--tab-bar)">
      <a
        href="#contenu"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60 focus:rounded-xl focus:bg-surface focus:px-4 focus:py-3"
      >
        Aller au contenu
      </a>
      <TopBar />
      {(seenHere || isUpdateReady) && <StateNotice seen={seenHere} isUpdateReady={isUpdateReady} />}
      <WaitingLine />
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

import './styles.css';
import { type ReactNode, StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { sessionStore } from '@/api/client';
import { seenAt } from '@/api/seen-at';
import { reloadOnce } from '@/lib/reload-once';
import { reportFailure } from '@/lib/report-failure';
import { followUpdates } from '@/lib/service-worker/updates';
import { setSiteOrigin } from '@/lib/site-origin';
import { type PageState, restorePageState } from './page-state';
import { Pages } from './pages';
import { Providers } from './providers';
import { newQueryClient } from './query-client';
import { servedPageAt } from './routes';

// Once, when somebody is signed in on this browser; visitors do not load it.
let starting: Promise<void> | undefined;
async function startForMember(): Promise<void> {
  if (sessionStore.token() === null) return;
  starting ??= import('./member').then(({ start }) => start());
  // Tried again when the session is renewed.
  await starting.catch(() => {
    starting = undefined;
  });
}
sessionStore.subscribe(() => void startForMember());
void startForMember();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const served = document.getElementById('state')?.textContent;

// Not awaited at the top level: the chunk of a page may import the one that this file is in, and would wait
// for it for ever.
void (served ? takeOver(root, JSON.parse(served)) : draw(root));

/** Once the page can be used: it is for later visits. The development server builds none. */
async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register('/sw.js');
  followUpdates(registration);
}

/*
 * Presses before the scripts are there.
 *
 * On a slow phone a served page can be read for seconds before React has taken it over. Its links and forms work, since
 * they are the browser's; a press on a button would be lost, as React repeats none. So a script in index.html, which the
 * Content-Security-Policy allows by its hash, hears presses on buttons and boxes first, holds them and marks them as busy.
 * Once the page is taken over, `releasePresses` repeats them in their order, and changes of lists with them. It is called
 * by an effect beside the page within its `Suspense` (`pages.tsx`): outside, it would come before the page is alive.
 * Where the scripts cannot be had, `missScripts` ends the waiting, and the next press offers to load the page again.
 * The same script sets the theme that was chosen on this device, before anything is drawn.
 */
declare global {
  interface Window {
    releasePresses?(): void;
    missScripts?(): void;
  }
}

/** Without transitions: a box ticked in the filters, which live in the address, is ticked at once. */
function Router({ children }: { children: ReactNode }) {
  return <BrowserRouter useTransitions={false}>{children}</BrowserRouter>;
}

/** The page came empty, as those of members do. */
function draw(into: HTMLElement): void {
  window.releasePresses?.();
  // Pages bring their own.
  document.querySelector('head > title')?.remove();
  createRoot(into).render(
    <StrictMode>
      <Providers>
        <Router>
          <Pages isServed={false} onShown={() => void registerServiceWorker()} />
        </Router>
      </Providers>
    </StrictMode>,
  );
}

/** The page came from the server as a visitor sees it. */
async function takeOver(from: HTMLElement, state: PageState): Promise<void> {
  const queryClient = newQueryClient();
  setSiteOrigin(state.origin);
  const seen = document.querySelector<HTMLMetaElement>('meta[name="loka-seen-at"]');
  if (seen) seenAt.note(seen.content);
  const finish = restorePageState(queryClient, state, {
    isCurrent: isPageCurrent(),
    isMember: sessionStore.token() !== null,
  });
  function onShown() {
    document.getElementById('loka-seen')?.remove();
    finish();
    window.releasePresses?.();
    void registerServiceWorker();
  }
  try {
    await servedPageAt(location.pathname)?.preload();
  } catch {
    // It can be read as it is, and its links and forms work.
    if (!reloadOnce()) window.missScripts?.();
    return;
  }
  // In slices, so that a press is answered meanwhile.
  startTransition(() => {
    hydrateRoot(
      from,
      <StrictMode>
        <Providers queryClient={queryClient} isLowData={state.isLowData}>
          <Router>
            <Pages isServed onShown={onShown} />
          </Router>
        </Providers>
      </StrictMode>,
      { onRecoverableError: (error) => reportFailure('hydration', error) },
    );
  });
}

/** Going back, browsers show a page as they have stored it, however old it is. */
function isPageCurrent(): boolean {
  // As it was seen, and said to be: without network nothing newer can be asked for.
  if (seenAt.get()) return true;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type !== 'back_forward' && navigation?.transferSize !== 0;
}

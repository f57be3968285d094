import { ApiError } from '@loka/client';
import type { Query, QueryClient } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { connectApi } from '@/api/in-process';
import { setSiteOrigin, siteOrigin } from '@/lib/site-origin';
import unknownPage from '../../unknown.html?raw';
import { type PageState, readPageState } from './page-state';
import { Providers } from './providers';
import { newQueryClient } from './query-client';
import { findPublicPage, isInDashboard, isUnknown, Pages } from './router';
import { isDashboardPage } from './routes/dashboard/pages';

export { fillPage } from './fill-page';
/** The answer to an address that is none of the site's: whole, and small, since many are asked for by no visitor. */
export { isUnknown, unknownPage };

/** Says where the site is, and how its calls reach the API. */
export function connect(origin: string, toApi: (request: Request) => Promise<Response>): void {
  setSiteOrigin(origin);
  connectApi(toApi);
}

export type RenderedPage = {
  status: number;
  /** Title, description and the like. */
  head: string;
  body: string;
  state: PageState;
  /** The file of the page below `src/app/routes`, without ending. */
  source: string;
};

/** Of a page that the browser draws, since it belongs to a member. */
export type MemberPage = { status: number; source: null };

/** What a page shows may decide what else it asks for: an object has reviews. */
const MOST_ROUNDS = 5;

/**
 * A page as a visitor sees it.
 *
 * @param address with its query
 * @param isLowData whether pictures wait until they are asked for
 * @throws when the API cannot answer
 */
export async function renderPage(
  address: string,
  isLowData: boolean,
): Promise<RenderedPage | MemberPage> {
  // As the router reads it: a URL would take what follows two slashes for a server.
  const [pathname = ''] = address.split(/[?#]/, 1);
  const page = findPublicPage(pathname);
  if (!page) {
    const isAbsent = isInDashboard(pathname) && !isDashboardPage(pathname);
    return { status: isAbsent ? 404 : 200, source: null };
  }
  await page.preload();
  const client = newQueryClient();
  client.setDefaultOptions({ queries: { retry: false, retryOnMount: false } });
  try {
    const html = await renderWithAnswers(
      client,
      <Site address={address} client={client} isLowData={isLowData} />,
    );
    const [head = ''] = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html) ?? [];
    const state = readPageState(client, { origin: siteOrigin(), isLowData });
    const isRefused = state.refusals.some(({ failure }) => [400, 404].includes(failure.status));
    return {
      status: isRefused || isUnknown(pathname) ? 404 : 200,
      head,
      body: html.slice(head.length),
      state,
      source: page.source,
    };
  } finally {
    client.clear();
  }
}

type SiteProps = { address: string; client: QueryClient; isLowData: boolean };

function Site({ address, client, isLowData }: SiteProps) {
  return (
    <StrictMode>
      <Providers queryClient={client} isLowData={isLowData}>
        <StaticRouter location={address}>
          <Pages isServed />
        </StaticRouter>
      </Providers>
    </StrictMode>
  );
}

/** Renders until nothing is missing: a page asks for its data while it is rendered. */
async function renderWithAnswers(client: QueryClient, site: ReactNode): Promise<string> {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const html = renderToString(site);
    const missing = client.getQueryCache().getAll().filter(isMissing);
    if (missing.length === 0) return html;
    await Promise.all(missing.map((query) => query.fetch().catch(onlyRefusals)));
  }
  throw new Error(`A page still lacked data after ${MOST_ROUNDS} rounds.`);
}

const isMissing = ({ state, options }: Query) =>
  state.status === 'pending' && (options as { enabled?: unknown }).enabled !== false;

/** A page may show what it was refused, never that the server is in trouble. */
function onlyRefusals(error: unknown): void {
  const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500;
  if (!isRefusal || error.status === 429) throw error;
}

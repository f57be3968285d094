/*
 * How a public page is rendered.
 *
 * Nothing says ahead what a page needs. It is rendered with an empty client of queries: what its components ask for by
 * `useQuery` stands in the client then, without an answer. Those are asked in process, and the page is rendered again
 * with the answers. What it shows now may ask for more, as an object asks for its reviews; when nothing is missing, that
 * rendering is the page. That takes one to three rounds of a few milliseconds, and five at most.
 *
 * Why not loaders beside the routes, as routers offer them: they would say a second time what the components ask for. One
 * that is forgotten is a skeleton in the served page, which nothing reports; one that is left over is asked for in vain.
 *
 * What follows from it: a component of a public page asks by `useQuery` while it is rendered, never in an effect, and is
 * loaded before (`served-page.tsx`), since what suspends renders its fallback here. The browser gets the answers with the
 * page (`page-state.ts`) and takes it over without a call. A refusal (400, 404) is an answer, and makes the status; any
 * other failure is thrown, and the visitor gets the empty page, which asks by itself.
 */
import { ApiError } from '@loka/client';
import type { Query, QueryClient } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { connectApi } from '@/api/in-process';
import type { PublicPageName } from '@/lib/public-pages';
import { setSiteOrigin, siteOrigin } from '@/lib/site-origin';
import unknownPage from '../../unknown.html?raw';
import { type PageState, readPageState } from './page-state';
import { Pages } from './pages';
import { Providers } from './providers';
import { newQueryClient } from './query-client';
import { isAbsent, isUnknown, servedPageAt } from './routes';

export { listedAddresses } from '@/lib/public-pages';
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
  source: PublicPageName;
  /** Of what it shows. */
  id: string | undefined;
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
  const page = servedPageAt(pathname);
  if (!page) return { status: isAbsent(pathname) ? 404 : 200, source: null };
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
    const isRefused = client.getQueryCache().getAll().some(isAbsence);
    return {
      status: isRefused ? 404 : 200,
      head,
      body: html.slice(head.length),
      state,
      source: page.name,
      id: page.params.id,
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

/** The page is about what is not there. */
const isAbsence = ({ state: { error } }: Query): boolean =>
  error instanceof ApiError && [400, 404].includes(error.status);

const isMissing = ({ state, options }: Query) =>
  state.status === 'pending' && (options as { enabled?: unknown }).enabled !== false;

/** A page may show what it was refused, never that the server is in trouble. */
function onlyRefusals(error: unknown): void {
  const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500;
  if (!isRefusal || error.status === 429) throw error;
}

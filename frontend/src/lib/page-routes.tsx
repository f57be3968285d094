import type { ComponentType } from 'react';
import { matchRoutes, UNSAFE_RouteContext as RouteContext, useLocation } from 'react-router-dom';

/** Which page an address shows; `*` is for all that no other has. */
export type PageRoute = { path: string; Component: ComponentType };

const matchesOf = (routes: PageRoute[], pathname: string) =>
  matchRoutes<PageRoute>(routes, pathname);

export const findRoute = (routes: PageRoute[], pathname: string): PageRoute | undefined =>
  matchesOf(routes, pathname)?.at(-1)?.route;

/**
 * The page at the present address. The router's own `useRoutes` is made for layouts, loaders and failures of routes too,
 * none of which the site has there.
 */
export function PageAtAddress({ routes }: { routes: PageRoute[] }) {
  const { pathname } = useLocation();
  const matches = matchesOf(routes, pathname);
  const Page = matches?.at(-1)?.route.Component;
  // For `useParams`.
  return (
    <RouteContext value={{ outlet: null, matches: matches ?? [], isDataRoute: false }}>
      {Page && <Page />}
    </RouteContext>
  );
}

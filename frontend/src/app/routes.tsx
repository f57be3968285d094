import { lazy } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { isServed, type PublicPageName, publicPages } from '@/lib/public-pages';
import Explorer from './routes/explorer';
import Home from './routes/home';
import Item from './routes/item';
import { type ServedPage, servedPage } from './served-page';

/* One file per page, downloaded when it is first visited. Those where visits begin come with the site. */

const ofPublicPages: Record<PublicPageName, ServedPage> = {
  home: Home,
  explorer: Explorer,
  item: Item,
  owner: servedPage(() => import('./routes/owner')),
  about: servedPage(() => import('./routes/about')),
  faq: servedPage(() => import('./routes/faq')),
  terms: servedPage(() => import('./routes/terms')),
  'rental-contract': servedPage(() => import('./routes/rental-contract')),
  privacy: servedPage(() => import('./routes/privacy')),
  'prohibited-objects': servedPage(() => import('./routes/prohibited-objects')),
  'visitor-favourites': lazy(() => import('./routes/visitor-favourites')),
};

/** Each under its name, by which the server finds it. */
const publicRoutes = Object.entries(ofPublicPages).map(([id, Component]) => ({
  id,
  path: publicPages[id as PublicPageName].path,
  Component,
}));

const MyItems = lazy(() => import('./routes/dashboard/my-items'));
const OpenConversation = lazy(() => import('./routes/open-conversation'));
const NotFound = lazy(() => import('./routes/not-found'));

const dashboard: RouteObject = {
  path: paths.dashboard,
  Component: lazy(() => import('./routes/dashboard/layout')),
  children: [
    { index: true, Component: MyItems },
    { path: paths.myItems, Component: MyItems },
    { path: paths.addItem, Component: lazy(() => import('./routes/dashboard/add-item')) },
    {
      path: paths.itemCalendar(':id'),
      Component: lazy(() => import('./routes/dashboard/item-calendar')),
    },
    { path: paths.calendar, Component: lazy(() => import('./routes/dashboard/calendar')) },
    { path: paths.editItem(':id'), Component: lazy(() => import('./routes/dashboard/edit-item')) },
    { path: paths.myRentals, Component: lazy(() => import('./routes/dashboard/my-rentals')) },
    { path: paths.requests, Component: lazy(() => import('./routes/dashboard/requests')) },
    { path: paths.messages, Component: lazy(() => import('./routes/dashboard/messages')) },
    { path: paths.figures, Component: lazy(() => import('./routes/dashboard/figures')) },
    { path: paths.reviews, Component: lazy(() => import('./routes/dashboard/reviews')) },
    {
      path: paths.writeReview(':rentalId'),
      Component: lazy(() => import('./routes/dashboard/write-review')),
    },
    { path: paths.profile, Component: lazy(() => import('./routes/dashboard/profile')) },
    { path: paths.wallet, Component: lazy(() => import('./routes/dashboard/wallet')) },
    { path: paths.favourites, Component: lazy(() => import('./routes/dashboard/favourites')) },
    {
      path: paths.savedSearches,
      Component: lazy(() => import('./routes/dashboard/saved-searches')),
    },
    { path: paths.settings, Component: lazy(() => import('./routes/dashboard/settings')) },
    {
      path: paths.deleteAccount,
      Component: lazy(() => import('./routes/dashboard/delete-account')),
    },
    {
      path: paths.notifications,
      Component: lazy(() => import('./routes/dashboard/notifications')),
    },
    { path: '*', Component: NotFound },
  ],
};

/** Which page an address shows. */
export const routes: RouteObject[] = [
  ...publicRoutes,
  { path: paths.billing, Component: lazy(() => import('./routes/billing')) },
  {
    path: paths.extension(':rentalId'),
    Component: lazy(() => import('./routes/extension-billing')),
  },
  { path: paths.signIn, Component: lazy(() => import('./routes/sign-in')) },
  { path: paths.signUp, Component: lazy(() => import('./routes/sign-up')) },
  { path: paths.confirmEmail, Component: lazy(() => import('./routes/confirm-email')) },
  { path: paths.confirmNumber, Component: lazy(() => import('./routes/confirm-number')) },
  { path: paths.forgotPassword, Component: lazy(() => import('./routes/forgot-password')) },
  { path: paths.confirmNewEmail, Component: lazy(() => import('./routes/confirm-new-email')) },
  { path: paths.undoEmailChange, Component: lazy(() => import('./routes/undo-email-change')) },
  { path: paths.notMe, Component: lazy(() => import('./routes/not-me')) },
  { path: paths.resetPassword, Component: lazy(() => import('./routes/reset-password')) },
  dashboard,
  // A conversation has the whole screen, without the frame of the dashboard.
  { path: paths.thread(':id'), Component: lazy(() => import('./routes/conversation')) },
  { path: paths.askAbout(':itemId'), Component: OpenConversation },
  { path: paths.rentalThread(':rentalId'), Component: OpenConversation },
  {
    path: paths.verificationDevice(':token'),
    Component: lazy(() => import('./routes/verification-device')),
  },
  { path: paths.unsubscribe(':token'), Component: lazy(() => import('./routes/unsubscribe')) },
  ...(import.meta.env.DEV
    ? [{ path: paths.primitives, Component: lazy(() => import('./routes/primitives')) }]
    : []),
  { path: '*', Component: NotFound },
];

/** The page that the server draws at an address, by its name; undefined where the browser draws one. */
export function servedPageAt(pathname: string) {
  const match = matchRoutes(routes, pathname)?.at(-1);
  const name = match?.route.id as PublicPageName | undefined;
  if (!match || !name || !isServed(publicPages[name])) return undefined;
  return { name, params: match.params, preload: async () => ofPublicPages[name].preload?.() };
}

/** Whether an address is none of the site's, or none of the dashboard's. */
export const isAbsent = (pathname: string): boolean =>
  matchRoutes(routes, pathname)?.at(-1)?.route.path === '*';

/** Whether an address is none of the site's. */
export const isUnknown = (pathname: string): boolean =>
  matchRoutes(routes, pathname)?.[0]?.route.path === '*';

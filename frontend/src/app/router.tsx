import { lazy, useEffect } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { Shell } from '@/app/layout/shell';
import { findRoute, PageAtAddress, type PageRoute } from '@/lib/page-routes';
import { paths } from '@/lib/paths';
import { tellOpened } from '@/lib/service-worker/opened';
import { type PublicPage, publicPage } from './public-page';
import { useScrollRestoration } from './use-scroll-restoration';

/* One file per page, downloaded when it is first visited. */

/* What the server renders too: everybody sees the same. */
const Home = publicPage('home', () => import('./routes/home'));
const Explorer = publicPage('explorer', () => import('./routes/explorer'));
const Item = publicPage('item', () => import('./routes/item'));
const Owner = publicPage('owner', () => import('./routes/owner'));
const About = publicPage('about', () => import('./routes/about'));
const Terms = publicPage('terms', () => import('./routes/terms'));
const RentalContract = publicPage('rental-contract', () => import('./routes/rental-contract'));
const Privacy = publicPage('privacy', () => import('./routes/privacy'));
const ProhibitedObjects = publicPage(
  'prohibited-objects',
  () => import('./routes/prohibited-objects'),
);
const Faq = publicPage('faq', () => import('./routes/faq'));
const NotFound = publicPage('not-found', () => import('./routes/not-found'));

/* What belongs to a member. */
const Billing = lazy(() => import('./routes/billing'));
const ExtensionBilling = lazy(() => import('./routes/extension-billing'));
const SignIn = lazy(() => import('./routes/sign-in'));
const SignUp = lazy(() => import('./routes/sign-up'));
const ConfirmEmail = lazy(() => import('./routes/confirm-email'));
const ConfirmNumber = lazy(() => import('./routes/confirm-number'));
const ForgotPassword = lazy(() => import('./routes/forgot-password'));
const ResetPassword = lazy(() => import('./routes/reset-password'));
const ConfirmNewEmail = lazy(() => import('./routes/confirm-new-email'));
const UndoEmailChange = lazy(() => import('./routes/undo-email-change'));
const NotMe = lazy(() => import('./routes/not-me'));
const Dashboard = lazy(() => import('./routes/dashboard/layout'));
const Conversation = lazy(() => import('./routes/conversation'));
const OpenConversation = lazy(() => import('./routes/open-conversation'));
const VisitorFavourites = lazy(() => import('./routes/visitor-favourites'));
const VerificationDevice = lazy(() => import('./routes/verification-device'));
const Unsubscribe = lazy(() => import('./routes/unsubscribe'));
/** In development only. */
const Primitives = import.meta.env.DEV && lazy(() => import('./routes/primitives'));

/** It knows its own pages (routes/dashboard/pages.tsx). */
const inDashboard = `${paths.dashboard}/*`;

export const routes: PageRoute[] = [
  { path: paths.home, Component: Home },
  { path: paths.explorer, Component: Explorer },
  { path: paths.item(':id'), Component: Item },
  { path: paths.owner(':id'), Component: Owner },
  { path: paths.billing, Component: Billing },
  { path: paths.extension(':rentalId'), Component: ExtensionBilling },
  { path: paths.signIn, Component: SignIn },
  { path: paths.signUp, Component: SignUp },
  { path: paths.confirmEmail, Component: ConfirmEmail },
  { path: paths.confirmNumber, Component: ConfirmNumber },
  { path: paths.forgotPassword, Component: ForgotPassword },
  { path: paths.confirmNewEmail, Component: ConfirmNewEmail },
  { path: paths.undoEmailChange, Component: UndoEmailChange },
  { path: paths.notMe, Component: NotMe },
  { path: paths.resetPassword, Component: ResetPassword },
  { path: paths.thread(':id'), Component: Conversation },
  { path: paths.askAbout(':itemId'), Component: OpenConversation },
  { path: paths.rentalThread(':rentalId'), Component: OpenConversation },
  { path: inDashboard, Component: Dashboard },
  { path: paths.visitorFavourites, Component: VisitorFavourites },
  { path: paths.verificationDevice(':token'), Component: VerificationDevice },
  { path: paths.unsubscribe(':token'), Component: Unsubscribe },
  { path: paths.about, Component: About },
  { path: paths.terms, Component: Terms },
  { path: paths.rentalContract, Component: RentalContract },
  { path: paths.privacy, Component: Privacy },
  { path: paths.prohibitedObjects, Component: ProhibitedObjects },
  { path: paths.faq, Component: Faq },
  ...(Primitives ? [{ path: paths.primitives, Component: Primitives }] : []),
  { path: '*', Component: NotFound },
];

/** What an address shows: a public page, or undefined for one of a member. */
export function findPublicPage(pathname: string): PublicPage | undefined {
  const page = findRoute(routes, pathname)?.Component;
  return page && 'preload' in page ? (page as PublicPage) : undefined;
}

/** Whether an address is none of the site's. */
export const isUnknown = (pathname: string): boolean => findRoute(routes, pathname)?.path === '*';

export const isInDashboard = (pathname: string): boolean =>
  findRoute(routes, pathname)?.path === inDashboard;

type PagesProps = {
  /** Whether the first page came from the server, and is taken over as it is. */
  isServed: boolean;
  /** Called once that is done, or the first page is drawn. */
  onShown?: () => void;
};

export function Router(props: PagesProps) {
  return (
    // Without transitions: a box ticked in the filters, which live in the address, is ticked at once.
    <BrowserRouter useTransitions={false}>
      <Pages {...props} />
    </BrowserRouter>
  );
}

export function Pages({ isServed, onShown }: PagesProps) {
  useScrollRestoration(isServed);
  const { pathname } = useLocation();
  useEffect(() => void tellOpened(pathname), [pathname]);
  return (
    <Shell>
      <PageAtAddress routes={routes} />
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

import { lazy, useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { Shell } from '@/app/layout/shell';
import { findRoute, PageAtAddress, type PageRoute } from '@/lib/page-routes';
import { paths } from '@/lib/paths';
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

/* What belongs to a member: one file names their files, which a visitor does not need. */
const memberPage = (name: keyof typeof import('./member-pages')) =>
  lazy(async () => (await import('./member-pages'))[name]());

const Billing = memberPage('Billing');
const ExtensionBilling = memberPage('ExtensionBilling');
const SignIn = memberPage('SignIn');
const SignUp = memberPage('SignUp');
const ConfirmEmail = memberPage('ConfirmEmail');
const ConfirmNumber = memberPage('ConfirmNumber');
const ForgotPassword = memberPage('ForgotPassword');
const ResetPassword = memberPage('ResetPassword');
const ConfirmNewEmail = memberPage('ConfirmNewEmail');
const UndoEmailChange = memberPage('UndoEmailChange');
const NotMe = memberPage('NotMe');
const Dashboard = memberPage('Dashboard');
const Conversation = memberPage('Conversation');
const OpenConversation = memberPage('OpenConversation');
const VisitorFavourites = memberPage('VisitorFavourites');
const VerificationDevice = memberPage('VerificationDevice');
const Unsubscribe = memberPage('Unsubscribe');
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

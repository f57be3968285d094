import { isValidElement, lazy, useEffect } from 'react';
import {
  BrowserRouter,
  createRoutesFromElements,
  matchRoutes,
  Route,
  useRoutes,
} from 'react-router-dom';
import { Shell } from '@/app/layout/shell';
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

const routes = createRoutesFromElements(
  <>
    <Route path={paths.home} element={<Home />} />
    <Route path={paths.explorer} element={<Explorer />} />
    <Route path={paths.item(':id')} element={<Item />} />
    <Route path={paths.owner(':id')} element={<Owner />} />
    <Route path={paths.billing} element={<Billing />} />
    <Route path={paths.extension(':rentalId')} element={<ExtensionBilling />} />
    <Route path={paths.signIn} element={<SignIn />} />
    <Route path={paths.signUp} element={<SignUp />} />
    <Route path={paths.confirmEmail} element={<ConfirmEmail />} />
    <Route path={paths.confirmNumber} element={<ConfirmNumber />} />
    <Route path={paths.forgotPassword} element={<ForgotPassword />} />
    <Route path={paths.confirmNewEmail} element={<ConfirmNewEmail />} />
    <Route path={paths.undoEmailChange} element={<UndoEmailChange />} />
    <Route path={paths.notMe} element={<NotMe />} />
    <Route path={paths.resetPassword} element={<ResetPassword />} />
    <Route path={paths.thread(':id')} element={<Conversation />} />
    <Route path={paths.askAbout(':itemId')} element={<OpenConversation />} />
    <Route path={paths.rentalThread(':rentalId')} element={<OpenConversation />} />
    <Route path={inDashboard} element={<Dashboard />} />
    <Route path={paths.visitorFavourites} element={<VisitorFavourites />} />
    <Route path={paths.verificationDevice(':token')} element={<VerificationDevice />} />
    <Route path={paths.unsubscribe(':token')} element={<Unsubscribe />} />
    <Route path={paths.about} element={<About />} />
    <Route path={paths.terms} element={<Terms />} />
    <Route path={paths.rentalContract} element={<RentalContract />} />
    <Route path={paths.privacy} element={<Privacy />} />
    <Route path={paths.prohibitedObjects} element={<ProhibitedObjects />} />
    <Route path={paths.faq} element={<Faq />} />
    {Primitives && <Route path={paths.primitives} element={<Primitives />} />}
    <Route path="*" element={<NotFound />} />
  </>,
);

/** What an address shows: a public page, or undefined for one of a member. */
export function findPublicPage(pathname: string): PublicPage | undefined {
  const element = matchRoutes(routes, pathname)?.at(-1)?.route.element;
  const type = isValidElement(element) ? element.type : undefined;
  return typeof type === 'function' && 'preload' in type ? (type as PublicPage) : undefined;
}

const patternOf = (pathname: string) => matchRoutes(routes, pathname)?.at(-1)?.route.path;

/** Whether an address is none of the site's. */
export const isUnknown = (pathname: string): boolean => patternOf(pathname) === '*';

export const isInDashboard = (pathname: string): boolean => patternOf(pathname) === inDashboard;

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
      {useRoutes(routes)}
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

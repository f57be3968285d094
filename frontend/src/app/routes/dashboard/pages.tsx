import { lazy } from 'react';
import { findRoute, PageAtAddress, type PageRoute } from '@/lib/page-routes';
import { paths } from '@/lib/paths';

const MyItems = lazy(() => import('./my-items'));
const AddItem = lazy(() => import('./add-item'));
const ItemCalendar = lazy(() => import('./item-calendar'));
const Calendar = lazy(() => import('./calendar'));
const EditItem = lazy(() => import('./edit-item'));
const MyRentals = lazy(() => import('./my-rentals'));
const Requests = lazy(() => import('./requests'));
const Messages = lazy(() => import('./messages'));
const Figures = lazy(() => import('./figures'));
const Reviews = lazy(() => import('./reviews'));
const WriteReview = lazy(() => import('./write-review'));
const Profile = lazy(() => import('./profile'));
const Wallet = lazy(() => import('./wallet'));
const Favourites = lazy(() => import('./favourites'));
const SavedSearches = lazy(() => import('./saved-searches'));
const Settings = lazy(() => import('./settings'));
const Notifications = lazy(() => import('./notifications'));
const DeleteAccount = lazy(() => import('./delete-account'));
const NotFound = lazy(() => import('../not-found'));

export const routes: PageRoute[] = [
  { path: paths.dashboard, Component: MyItems },
  { path: paths.myItems, Component: MyItems },
  { path: paths.addItem, Component: AddItem },
  { path: paths.itemCalendar(':id'), Component: ItemCalendar },
  { path: paths.calendar, Component: Calendar },
  { path: paths.editItem(':id'), Component: EditItem },
  { path: paths.myRentals, Component: MyRentals },
  { path: paths.requests, Component: Requests },
  { path: paths.messages, Component: Messages },
  { path: paths.figures, Component: Figures },
  { path: paths.reviews, Component: Reviews },
  { path: paths.writeReview(':rentalId'), Component: WriteReview },
  { path: paths.profile, Component: Profile },
  { path: paths.wallet, Component: Wallet },
  { path: paths.favourites, Component: Favourites },
  { path: paths.savedSearches, Component: SavedSearches },
  { path: paths.settings, Component: Settings },
  { path: paths.deleteAccount, Component: DeleteAccount },
  { path: paths.notifications, Component: Notifications },
  { path: '*', Component: NotFound },
];

/** Whether the dashboard has a page at this address. */
export const isDashboardPage = (pathname: string): boolean =>
  findRoute(routes, pathname)?.path !== '*';

/** The page of the dashboard at this address. */
export const DashboardPage = () => <PageAtAddress routes={routes} />;

import { lazy } from 'react';
import { createRoutesFromElements, matchRoutes, Route, useRoutes } from 'react-router-dom';
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
const Settings = lazy(() => import('./settings'));
const Notifications = lazy(() => import('./notifications'));
const DeleteAccount = lazy(() => import('./delete-account'));
const NotFound = lazy(() => import('../not-found'));

/** Routes inside another one are named from there. */
const within = (path: string) => path.slice(paths.dashboard.length + 1);

const routes = createRoutesFromElements(
  <>
    <Route index element={<MyItems />} />
    <Route path={within(paths.myItems)} element={<MyItems />} />
    <Route path={within(paths.addItem)} element={<AddItem />} />
    <Route path={within(paths.itemCalendar(':id'))} element={<ItemCalendar />} />
    <Route path={within(paths.calendar)} element={<Calendar />} />
    <Route path={within(paths.editItem(':id'))} element={<EditItem />} />
    <Route path={within(paths.myRentals)} element={<MyRentals />} />
    <Route path={within(paths.requests)} element={<Requests />} />
    <Route path={within(paths.messages)} element={<Messages />} />
    <Route path={within(paths.figures)} element={<Figures />} />
    <Route path={within(paths.reviews)} element={<Reviews />} />
    <Route path={within(paths.writeReview(':rentalId'))} element={<WriteReview />} />
    <Route path={within(paths.profile)} element={<Profile />} />
    <Route path={within(paths.wallet)} element={<Wallet />} />
    <Route path={within(paths.favourites)} element={<Favourites />} />
    <Route path={within(paths.settings)} element={<Settings />} />
    <Route path={within(paths.deleteAccount)} element={<DeleteAccount />} />
    <Route path={within(paths.notifications)} element={<Notifications />} />
    <Route path="*" element={<NotFound />} />
  </>,
);

/** Whether the dashboard has a page at this address. */
export const isDashboardPage = (pathname: string): boolean =>
  matchRoutes(routes, pathname, paths.dashboard)?.at(-1)?.route.path !== '*';

/** The page of the dashboard at this address. */
export const DashboardPage = () => useRoutes(routes);

import { lazy } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { Shell } from '@/components/layout/shell';
import { paths } from './paths';
import { useScrollRestoration } from './use-scroll-restoration';

/* One file per page, downloaded when it is first visited. */
const Home = lazy(() => import('./routes/home'));
const Explorer = lazy(() => import('./routes/explorer'));
const Item = lazy(() => import('./routes/item'));
const Billing = lazy(() => import('./routes/billing'));
const About = lazy(() => import('./routes/about'));
const Terms = lazy(() => import('./routes/terms'));
const Privacy = lazy(() => import('./routes/privacy'));
const Faq = lazy(() => import('./routes/faq'));
const NotFound = lazy(() => import('./routes/not-found'));

export function Router() {
  return (
    <BrowserRouter>
      <Pages />
    </BrowserRouter>
  );
}

function Pages() {
  useScrollRestoration();
  return (
    <Shell>
      <Routes>
        <Route path={paths.home} element={<Home />} />
        <Route path={paths.explorer} element={<Explorer />} />
        <Route path={paths.item(':id')} element={<Item />} />
        <Route path={paths.billing} element={<Billing />} />
        <Route path={paths.about} element={<About />} />
        <Route path={paths.terms} element={<Terms />} />
        <Route path={paths.privacy} element={<Privacy />} />
        <Route path={paths.faq} element={<Faq />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Shell>
  );
}

import { expect, it } from 'vitest';
import { paths } from '@/lib/paths';
import { routes } from './router';
import { routes as dashboardRoutes } from './routes/dashboard/pages';

const anyName = (path: string) => path.replaceAll(/:\w+/g, ':id');

it('each page has its address in `paths`, whose every screen is looked at in a browser', () => {
  const known = Object.values(paths).map((path) => (typeof path === 'string' ? path : path(':id')));
  const pages = [...routes, ...dashboardRoutes].map(({ path }) => anyName(path));
  const unknown = pages.filter((path) => !known.includes(path));
  expect(unknown).toEqual([`${paths.dashboard}/*`, '*', '*']);
});

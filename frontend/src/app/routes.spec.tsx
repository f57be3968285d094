import type { RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { paths } from '@/lib/paths';
import { routes } from './routes';

const anyName = (path: string) => path.replaceAll(/:\w+/g, ':id');

const pathsOf = ({ path, children = [] }: RouteObject): string[] => [
  ...(path ? [anyName(path)] : []),
  ...children.flatMap(pathsOf),
];

it('each page has its address in `paths`, whose every screen is looked at in a browser', () => {
  const known = Object.values(paths).map((path) => (typeof path === 'string' ? path : path(':id')));
  const unknown = routes.flatMap(pathsOf).filter((path) => !known.includes(path));
  expect(unknown).toEqual(['*', '*']);
});

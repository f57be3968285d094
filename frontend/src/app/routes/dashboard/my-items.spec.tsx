import { anItem, server } from '@loka/client/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show, signIn } from '@/testing/render';
import MyItems from './my-items';

it('objects that are loading have the columns of those that are shown', async () => {
  signIn();
  let answer = (): void => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.on('get', '/item/{userId}', async () => {
    await answered;
    return [anItem()];
  });
  show(<MyItems />);
  const heading = await screen.findByRole('heading', { name: 'Mes objets' });
  const columnsOf = (element: Element | null | undefined) =>
    [...(element?.classList ?? [])].filter((name) => name.includes('grid-cols'));
  const loading = heading.parentElement?.parentElement?.querySelector(
    '[aria-hidden] .animate-skeleton',
  );
  const loadingColumns = columnsOf(loading?.closest('.grid'));
  answer();
  expect(loadingColumns).toEqual(columnsOf((await screen.findByRole('article')).closest('ul')));
});

import { screen } from '@testing-library/react';
import { ListContextProvider, useList } from 'react-admin';
import { expect, it } from 'vitest';
import { show } from '../testing/render';
import { SelectableCards } from './selectable-cards';

const rows = ['1', '2', '3'].map((digit) => ({
  id: `0a000000-0000-4000-8000-00000000000${digit}`,
  title: `Objet ${digit}`,
}));

function Cards() {
  const list = useList({ data: rows, resource: 'items' });
  return (
    <ListContextProvider value={list}>
      <SelectableCards<(typeof rows)[number]>
        resource="items"
        bulk={<button type="button">Masquer</button>}
        primaryText={({ title }) => title}
      />
    </ListContextProvider>
  );
}

const boxes = () => screen.queryAllByRole('checkbox');
const links = () => screen.queryAllByRole('link');

it('open their records until several are to be chosen', async () => {
  const user = show(<Cards />);
  const choosing = await screen.findByRole('button', { name: 'En choisir plusieurs' });
  expect([links().length, boxes().length]).toEqual([3, 0]);
  await user.click(choosing);
  expect([links().length, boxes().length]).toEqual([0, 3]);
  expect(screen.queryByRole('button', { name: 'Masquer' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Choisir\u00a0: Objet 2' }));
  expect(screen.getByText(/^1.choisi$/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Masquer' })).toBeDefined();
});

it('forget what was chosen when no more is', async () => {
  const user = show(<Cards />);
  await user.click(await screen.findByRole('button', { name: 'En choisir plusieurs' }));
  await user.click(screen.getByRole('checkbox', { name: 'Choisir\u00a0: Objet 1' }));
  await user.click(screen.getByRole('button', { name: 'Ne plus choisir' }));
  await user.click(screen.getByRole('button', { name: 'En choisir plusieurs' }));
  expect(screen.queryAllByRole('checkbox', { checked: true })).toHaveLength(0);
});

import { refusal, server } from '@loka/client/testing';
import { screen, waitFor } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { Navigate, Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { ItemCheck, StaffItem } from '../../api/types';
import { show } from '../../testing/render';
import { ItemCheckShow } from './item-check-show';

const id = '0a000000-0000-4000-8000-000000000071';
const itemId = '0a000000-0000-4000-8000-000000000072';
const keep = '/api/admin/item-checks/{id}/keep';

const check: ItemCheck = {
  ...{ id, itemId, version: 3, title: 'Perceuse', image: null, words: [], early: true },
  owner: { id: '0a000000-0000-4000-8000-000000000073', name: 'Awa Mboumba' },
  createdAt: '2026-12-01T08:00:00.000Z',
  ...{ checkedAt: null, checkedBy: null, outcome: null },
};

const anItemAsStaffSee = (traits: Partial<StaffItem>) =>
  ({ id: itemId, title: 'Perceuse', images: [], version: 3, ...traits }) as StaffItem;

function open() {
  server.on('get', '/api/admin/item-checks/{id}', check);
  return show(
    <Routes>
      <Route path="/" element={<Navigate to={`/item-checks/${id}/show`} replace />} />
      <Route
        path="/item-checks/:id/show"
        element={
          <ResourceContextProvider value="item-checks">
            <ItemCheckShow />
          </ResourceContextProvider>
        }
      />
    </Routes>,
  );
}

const keeping = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Rien à redire' });

it('is not decided while the announcement could not be read', async () => {
  const path = '/api/admin/items/{id}';
  server.on('get', path, refusal(503, 'service-unavailable', { detail: 'Réessayez bientôt.' }));
  const user = open();
  expect(await screen.findByText('Réessayez bientôt.')).toBeDefined();
  expect((await keeping()).disabled).toBe(true);
  server.on('get', path, anItemAsStaffSee({ description: 'Avec sa mallette.' }));
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('Avec sa mallette.')).toBeDefined();
  expect((await keeping()).disabled).toBe(false);
});

it('is of the version that is read on the page, and read again when its owner was faster', async () => {
  const path = '/api/admin/items/{id}';
  server.on('get', path, anItemAsStaffSee({ version: 4, description: 'Avec sa mallette.' }));
  server.on('post', keep, refusal(409, 'checked-item-changed', { detail: 'Relisez-la.' }));
  const user = open();
  await screen.findByText('Avec sa mallette.');
  server.on('get', path, anItemAsStaffSee({ version: 5, description: 'Et des grenades.' }));
  await user.click(await keeping());
  expect(await screen.findByText('Et des grenades.')).toBeDefined();
  expect(server.calls('post', keep)[0]?.body).toEqual({ version: 4 });
  await user.click(await keeping());
  await waitFor(() => expect(server.calls('post', keep)).toHaveLength(2));
  expect(server.calls('post', keep)[1]?.body).toEqual({ version: 5 });
});

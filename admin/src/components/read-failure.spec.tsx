import { aUser, page, refusal, server } from '@loka/client/testing';
import { screen } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { Navigate, Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { User } from '../api/types';
import { show } from '../testing/render';
import { RecordPage } from './record-page';
import { ResourceList } from './resource-list';

const broken = refusal(500, 'internal-error', { detail: 'Une erreur inattendue est survenue.' });
const member = aUser();

it('is told in the place of a list, which is read again when asked', async () => {
  server.on('get', '/api/admin/users', broken);
  const rows = <p>Personne</p>;
  const user = show(
    <ResourceContextProvider value="users">
      <ResourceList sort={{ field: 'createdAt', order: 'DESC' }} table={rows} cards={rows} />
    </ResourceContextProvider>,
  );
  const retry = await screen.findByRole('button', { name: 'Réessayer' });
  expect(screen.queryByText('Personne')).toBeNull();
  server.on('get', '/api/admin/users', page([]));
  await user.click(retry);
  expect(await screen.findByText('Personne')).toBeDefined();
});

it('is told in the place of a record, which is not said to be gone', async () => {
  server.on('get', '/api/admin/users/{id}', broken);
  const user = show(
    <ResourceContextProvider value="users">
      <Routes>
        <Route path="/" element={<Navigate to={`/users/${member.id}/show`} />} />
        <Route
          path="/users/:id/show"
          element={<RecordPage<User> render={({ name }) => <p>{name}</p>} />}
        />
      </Routes>
    </ResourceContextProvider>,
  );
  const retry = await screen.findByRole('button', { name: 'Réessayer' });
  expect(screen.queryByText(/n'existe pas/)).toBeNull();
  server.on('get', '/api/admin/users/{id}', member);
  await user.click(retry);
  expect(await screen.findByText(member.name)).toBeDefined();
});

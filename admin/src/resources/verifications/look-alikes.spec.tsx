import { aVerification, page, server } from '@loka/client/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../testing/render';
import { LookAlikes } from './look-alikes';

const other = aVerification({
  id: '0a000000-0000-4000-8000-000000000055',
  userName: 'Odile Nzé',
  documentUrl: '/files/other-document',
  photoUrl: '/files/other-photo',
});

it('shows the images of the other account beside it, once they are asked for', async () => {
  const asked: string[] = [];
  for (const path of ['/files/other-document', '/files/other-photo'])
    server.on('get', path as '/api/places', ({ query }) => {
      asked.push(`${path} ${query.get('reason')}`);
      return page([]);
    });
  server.on('get', '/api/admin/verifications/{id}', other);
  const submission = aVerification({ lookAlikes: [{ kind: 'picture', submission: other }] });
  const user = show(<LookAlikes submission={submission} />);
  const compare = await screen.findByRole('button', { name: 'Comparer les images' });
  expect(asked).toEqual([]);
  await user.click(compare);
  expect(await screen.findByText('Photo de Odile Nzé')).toBeDefined();
  await screen.findByRole('button', { name: 'Agrandir\u00a0: Document de Odile Nzé' });
  await waitFor(() =>
    expect(asked.sort()).toEqual([
      '/files/other-document comparaison',
      '/files/other-photo comparaison',
    ]),
  );
});

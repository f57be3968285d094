import { page, server } from '@loka/client/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../testing/render';
import { PrivatePicture } from './private-picture';

it('is asked for small, and whole once it is opened', async () => {
  const asked: (string | null)[] = [];
  server.on('get', '/api/rentals/1/photos/2' as '/api/places', ({ query }) => {
    asked.push(query.get('width'));
    return page([]);
  });
  const user = show(<PrivatePicture url="/api/rentals/1/photos/2" alt="Photo 1" />);
  const small = await screen.findByRole('button', { name: /^Agrandir.*Photo 1/ });
  expect(asked).toEqual(['320']);
  await user.click(small);
  expect(await screen.findByRole('dialog', { name: 'Photo 1' })).toBeDefined();
  await waitFor(() => expect(asked).toEqual(['320', null]));
});

import { aStaffRental, page, server } from '@loka/client/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../testing/render';
import { ItemDisputes } from './item-disputes';

it('leads from an object that was not given back to its rental', async () => {
  const rental = aStaffRental({ return_status: 'missing', renterName: 'Awa Mba' });
  server.on('get', '/api/admin/rentals', page([rental]));
  show(<ItemDisputes itemId={rental.item_id} />);
  expect(await screen.findByText('Awa Mba')).toBeDefined();
  expect(screen.getByRole('link').getAttribute('href')).toContain(`/rentals/${rental.id}/show`);
});

import { server } from '@loka/client/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../testing/render';
import { GatewayFees } from './gateway-fees';

it('shows by operator what is held, and the fees of two months and of all', async () => {
  const amounts = { held: 1_250_000, thisMonth: 350, lastMonth: 1_200, fees: 98_000 };
  server.on('get', '/api/admin/gateway-fees', [{ id: 'airtel', ...amounts }]);
  show(<GatewayFees />);
  const operator = await screen.findByRole('region', { name: 'Airtel Money' });
  const shown = within(operator).getAllByRole('definition');
  expect(shown.map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
    '1 250 000 FCFA',
    '350 FCFA',
    '1 200 FCFA',
    '98 000 FCFA',
  ]);
});

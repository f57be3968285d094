import { aStaffRental, server, someApprovalRules } from '@loka/client/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../testing/render';
import { HandoverDispute } from './handover-dispute';

it('an owner who handed the object over has the price as the wallet of the site calls it', async () => {
  server.on('get', '/api/admin/approvals/rules', someApprovalRules());
  const rental = aStaffRental({ rent: 15_000, actions: ['confirm-handover'] });
  const user = show(<HandoverDispute rental={rental} />);
  await user.click(screen.getByRole('button', { name: 'Décider' }));
  await user.click(await screen.findByRole('radio', { name: /^Oui/ }));
  const effect = await screen.findByText(/au propriétaire, disponibles maintenant\./);
  expect(effect.textContent?.replaceAll(/\s/g, ' ')).toContain('15 000 FCFA');
});

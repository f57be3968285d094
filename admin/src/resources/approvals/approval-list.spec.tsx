import { anApproval, page, server } from '@loka/client/testing';
import { screen } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { show } from '../../testing/render';
import { ApprovalList } from './approval-list';

const path = '/api/admin/approvals';

it('lists the acts that wait, the oldest first, and those of before on request', async () => {
  server.on('get', path, page([anApproval()]));
  const user = show(
    <ResourceContextProvider value="approvals">
      <ApprovalList />
    </ResourceContextProvider>,
  );
  expect(await screen.findByText(/Correction de/)).toBeDefined();
  const asked = () => Object.fromEntries(server.calls('get', path).at(-1)?.query ?? []);
  expect(asked()).toMatchObject({ status: 'proposed', sort: 'proposedAt', order: 'ASC' });

  server.on('get', path, page([anApproval({ status: 'refused' })]));
  await user.click(screen.getByRole('tab', { name: 'Refusés' }));
  expect(await screen.findByText('Refusé')).toBeDefined();
  expect(asked()).toMatchObject({ status: 'refused' });
});

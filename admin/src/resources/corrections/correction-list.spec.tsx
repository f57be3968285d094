import { aProposedCorrection, page, server } from '@loka/client/testing';
import { screen } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { show } from '../../testing/render';
import { CorrectionList } from './correction-list';

const path = '/api/admin/corrections';

it('lists the corrections that wait, the oldest first, and those of before on request', async () => {
  server.on('get', path, page([aProposedCorrection()]));
  const user = show(
    <ResourceContextProvider value="corrections">
      <CorrectionList />
    </ResourceContextProvider>,
  );
  expect(await screen.findByText(/Awa Mboumba/)).toBeDefined();
  const asked = () => Object.fromEntries(server.calls('get', path).at(-1)?.query ?? []);
  expect(asked()).toMatchObject({ status: 'proposed', sort: 'proposedAt', order: 'ASC' });

  server.on('get', path, page([aProposedCorrection({ status: 'refused' })]));
  await user.click(screen.getByRole('tab', { name: 'Refusées' }));
  expect(await screen.findByText('Refusée')).toBeDefined();
  expect(asked()).toMatchObject({ status: 'refused' });
});

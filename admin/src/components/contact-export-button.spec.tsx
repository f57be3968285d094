import { server } from '@loka/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ListContextProvider } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { show } from '../testing/render';
import { ContactExportButton } from './contact-export-button';

const path = '/api/admin/contact-exports';
const id = '0a000000-0000-4000-8000-000000000092';

const list = (resource: string) => {
  const context = { resource, filterValues: { role: 'member', q: '' }, total: 3 };
  return show(
    <ListContextProvider value={context as never}>
      <ContactExportButton />
    </ListContextProvider>,
  );
};

describe('a list with contact data as a file', () => {
  it('is asked for with a reason, and waits for an admin when the server says so', async () => {
    server.on('post', path, { id, approvalId: id });
    const user = list('users');
    await user.click(screen.getByRole('button', { name: 'Avec coordonnées' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: /Information des membres/ }));
    await user.click(dialog.getByRole('button', { name: 'Exporter' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.calls('post', path).map(({ body }) => body)).toEqual([
      { list: 'members', filter: { role: 'member' }, reason: 'Information des membres' },
    ]);
    expect(server.calls('post', '/api/admin/contact-exports/{id}/file')).toEqual([]);
  });

  it('is not offered of lists without any', () => {
    list('items');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

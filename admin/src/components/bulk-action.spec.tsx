import { refusal, server } from '@loka/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { DataTable, ListContextProvider, useList } from 'react-admin';
import { expect, it } from 'vitest';
import { hideItem } from '../api/actions';
import { hiding } from '../resources/items/moderation';
import { address, show } from '../testing/render';
import { BulkAction } from './bulk-action';
import { SelectableBody } from './selectable-body';

const path = '/api/admin/items/{id}/hide';
const rows = ['1', '2', '3'].map((digit) => ({
  id: `0a000000-0000-4000-8000-00000000000${digit}`,
  title: `Objet ${digit}`,
}));

function Rows() {
  const list = useList({ data: rows, resource: 'items' });
  return (
    <ListContextProvider value={list}>
      <DataTable
        resource="items"
        body={SelectableBody}
        bulkActionButtons={
          <BulkAction<(typeof rows)[number]>
            label="Masquer"
            call={hideItem}
            nameOf={({ title }) => title}
            success={(count) => `${count} masqués.`}
            reason={() => hiding}
          />
        }
      >
        <DataTable.Col source="title" />
      </DataTable>
    </ListContextProvider>
  );
}

it('is of rows that are chosen by their names', async () => {
  const user = show(<Rows />);
  await user.click(await screen.findByRole('checkbox', { name: 'Choisir\u00a0: Objet 2' }));
  expect(screen.getByRole('button', { name: 'Masquer' })).toBeDefined();
  expect(address()).toBe('/');
  const chosen = screen.getAllByRole('checkbox', { checked: true });
  expect(chosen).toHaveLength(1);
});

it('does each of those selected for one reason, and tells which were refused and why', async () => {
  server.on('post', path, ({ path: called }) =>
    called.includes(rows[1]?.id as string)
      ? refusal(404, 'item-not-found', { detail: 'Objet non trouvé.' })
      : (null as never),
  );
  const user = show(<Rows />);
  const [all] = await screen.findAllByRole('checkbox');
  await user.click(all as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Masquer' }));
  const asked = screen.getByRole('dialog');
  await user.click(within(asked).getByRole('radio', { name: hiding.reasons[0] }));
  await user.click(within(asked).getByRole('button', { name: 'Masquer' }));

  const refused = await screen.findByRole('dialog', { name: 'Un élément à revoir' });
  expect(within(refused).getByRole('listitem').textContent).toBe(
    'Objet 2\u00a0: Objet non trouvé.',
  );
  expect(await screen.findByText('2 masqués.')).toBeDefined();
  const calls = server.calls('post', path);
  expect(calls).toHaveLength(3);
  for (const { body } of calls) expect(body).toEqual({ reason: hiding.reasons[0] });
  await user.click(within(refused).getByRole('button', { name: 'Fermer' }));
  await waitFor(() => expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1));
});

import { screen } from '@testing-library/react';
import { ListContextProvider, type ListControllerResult } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { show } from '../testing/render';
import { MemberFilter } from './member-filter';

it('says that a list is one member’s, and shows everybody’s again', async () => {
  const setFilters = vi.fn();
  const list = { filterValues: { renterId: '1', status: 'en cours' }, displayedFilters: {} };
  const user = show(
    <ListContextProvider value={{ ...list, setFilters } as unknown as ListControllerResult}>
      <MemberFilter />
    </ListContextProvider>,
  );
  expect(await screen.findByText('Louées par un seul membre')).toBeDefined();
  await user.click(screen.getByTestId('CancelIcon'));
  expect(setFilters.mock.calls).toEqual([[{ status: 'en cours' }, {}]]);
});

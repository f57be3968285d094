import { aRental, aUser, page, server } from '@loka/client/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DashboardMenu } from '@/app/layout/dashboard-menu';
import { show, signIn } from '@/testing/render';
import Requests from './requests';

describe('the requests that somebody of staff received', () => {
  it('are asked for as an owner, page by page, and counted while they wait', async () => {
    const user = aUser({ role: 'admin' });
    const [newer, older] = [
      aRental({ status: 'en attente', itemTitle: 'Perceuse' }),
      aRental({ id: '0a000000-0000-4000-8000-00000000000f', status: 'terminée' }),
    ];
    signIn(user);
    server.on('get', '/api/rentals', ({ query }) =>
      query.has('cursor') ? page([older]) : page([newer], { total: 2, next: 'second' }),
    );
    show(
      <>
        <DashboardMenu user={user} />
        <Requests />
      </>,
    );
    expect(await screen.findByRole('link', { name: 'Demandes 1 en attente' })).toBeDefined();
    expect(screen.getByRole('region', { name: 'Demandes en attente' }).textContent).toContain(
      'Perceuse',
    );
    const asked = server.calls('get', '/api/rentals').map(({ query }) => Object.fromEntries(query));
    expect(asked).toEqual([{ owner_id: user.id }, { owner_id: user.id, cursor: 'second' }]);
  });
});

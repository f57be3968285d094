import { aRental, aUser, page, server, someRentalCounts } from '@loka/client/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { DashboardMenu } from '@/app/layout/dashboard-menu';
import { show, signIn } from '@/testing/render';
import Requests from './requests';

const [waiting, over, older] = [
  aRental({ status: 'en attente', stage: 'due', itemTitle: 'Perceuse' }),
  aRental({ id: '0a000000-0000-4000-8000-00000000000f', status: 'terminée', itemTitle: 'Tente' }),
  aRental({ id: '0a000000-0000-4000-8000-00000000000e', status: 'terminée', itemTitle: 'Scie' }),
];
const missing = aRental({
  id: '0a000000-0000-4000-8000-00000000000d',
  status: 'terminée',
  stage: 'due',
  itemTitle: 'Groupe',
});
const section = (name: string) => screen.findByRole('region', { name });
const asked = () =>
  server.calls('get', '/api/rentals').map(({ query }) => Object.fromEntries(query));

describe('the requests that an owner received', () => {
  beforeEach(() => {
    server.on('get', '/api/reviews/awaited', () => page([], { total: 0 }));
  });

  it('are asked for once when one page holds them, also of somebody of staff', async () => {
    const user = aUser({ role: 'admin' });
    signIn(user);
    server.on('get', '/api/rentals/counts', () => someRentalCounts({ 'en attente': 1 }));
    server.on('get', '/api/rentals', () => page([waiting, over], { total: 2 }));
    server.on('get', '/api/threads/unread', () => ({ threads: 0, messages: 0 }));
    show(
      <>
        <DashboardMenu user={user} />
        <Requests />
      </>,
    );
    expect(await screen.findByRole('link', { name: 'Demandes 1 en attente' })).toBeDefined();
    expect((await section('Demandes en attente')).textContent).toContain('Perceuse');
    expect((await section('Demandes traitées')).textContent).toContain('Tente');
    expect(asked()).toEqual([{ owner_id: user.id, limit: '50' }]);
  });

  it('are lists with pages of their own when they are many, what waits first', async () => {
    const user = aUser();
    signIn(user);
    server.on('get', '/api/rentals', ({ query }) => {
      if (query.get('status') === 'en attente') return page([waiting], { total: 1 });
      if (query.get('stage') === 'due') return page([missing], { total: 1 });
      if (query.get('stage') === 'ahead') return page([], { total: 0 });
      if (query.has('cursor')) return page([older], { total: 51 });
      return page([over], { total: 51, next: 'second' });
    });
    show(<Requests />);
    const answered = within(await section('Demandes traitées'));
    expect(await answered.findByRole('heading', { name: 'Traitées 51' })).toBeDefined();
    expect(await screen.findByRole('heading', { name: 'En attente 1' })).toBeDefined();
    const titles = screen.getAllByRole('heading').map((title) => title.textContent);
    expect(titles.filter((title) => title !== 'Demandes')).toEqual([
      'À faire1',
      'Groupe',
      'En attente1',
      'Perceuse',
      'Traitées51',
      'Passées51',
      'Tente',
    ]);
    expect(answered.queryByText('Scie')).toBeNull();
    await userEvent.click(await answered.findByRole('button', { name: /^Voir plus/ }));
    expect(await answered.findByText('Scie')).toBeDefined();
    expect(answered.queryByRole('button', { name: /^Voir plus/ })).toBeNull();
  });

  it('begin with what is to be done, and have no empty card beside it', async () => {
    signIn(aUser());
    const all = [over, { ...missing, status: 'en cours' as const }];
    server.on('get', '/api/rentals', () => page(all, { total: 2 }));
    show(<Requests />);
    expect((await section('Demandes à faire')).textContent).toContain('Groupe');
    const regions = screen
      .getAllByRole('region', { name: /^Demandes/ })
      .map((one) => one.getAttribute('aria-label'));
    expect(regions).toEqual(['Demandes à faire', 'Demandes en attente', 'Demandes traitées']);
    expect(screen.getByText("Vous n'avez pas de demandes en attente")).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Ajouter un objet' })).toBeNull();
  });

  it('are one alone when a link leads to it', async () => {
    signIn(aUser());
    server.on('get', '/api/rentals/{id}', over);
    show(<Requests />, { at: `/tableau-de-bord/demandes?location=${over.id}` });
    expect(await screen.findByRole('article', { name: 'Tente' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Voir toutes les demandes' })).toBeDefined();
    expect(asked()).toEqual([]);
  });
});

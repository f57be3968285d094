import { aStaffPayment, page, refusal, server } from '@loka/client/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { address, show } from '../../testing/render';
import { admin } from '../../testing/signed-in';
import { UserActivity } from './user-activity';

const userId = '0a000000-0000-4000-8000-000000000001';
const notes = '/api/admin/users/{id}/notes';
const note = {
  id: 'note-1',
  at: '2026-12-01T08:00:00.000Z',
  authorId: 'staff-1',
  authorName: 'Serge Ondo',
  text: 'Pièces vues au bureau',
};

beforeEach(() => server.on('get', notes, page([note])));

const open = () => show(<UserActivity userId={userId} />);
const tab = (name: string) => screen.getByRole('tab', { name });

describe('the activity of a member', () => {
  it('is read part by part, as each is opened', async () => {
    server.on('get', '/api/admin/payments', page([aStaffPayment({ reference: 'LK12345' })]));
    const user = open();
    expect(await screen.findByText('Pièces vues au bureau')).toBeDefined();
    expect(server.calls('get', '/api/admin/payments')).toHaveLength(0);
    await user.click(tab('Paiements'));
    expect(await screen.findByText(/LK12345/)).toBeDefined();
    expect(server.calls('get', '/api/admin/payments')[0]?.query.get('payerId')).toBe(userId);
  });

  it('leads to the whole list where there is more', async () => {
    const rows = page([aStaffPayment({ reference: 'LK12345' })], { total: 1_203 });
    server.on('get', '/api/admin/payments', rows);
    const user = open();
    await user.click(tab('Paiements'));
    expect(await screen.findByText(/1 lignes? sur 1\s203/)).toBeDefined();
    const href = screen.getByRole('link', { name: 'Tout voir' }).getAttribute('href') ?? '';
    const { pathname, searchParams } = new URL(href, 'https://loka.example');
    expect(pathname).toBe('/payments');
    expect(JSON.parse(searchParams.get('filter') ?? '')).toEqual({ payerId: userId });
  });

  it('has the wallet page by page', async () => {
    const line = (id: string, label: string) => ({
      ...({ id, label, type: 'credit', amount: 5_000, balance: 5_000, rental_id: null } as const),
      createdAt: '2026-12-01T08:00:00.000Z',
    });
    server.on('get', '/api/admin/users/{id}/transactions', ({ query }) =>
      query.get('cursor')
        ? page([line('b', 'Dépôt')])
        : page([line('a', 'Remboursement')], { next: 'older' }),
    );
    const user = open();
    await user.click(tab('Portefeuille'));
    await user.click(await screen.findByRole('button', { name: 'Opérations plus anciennes' }));
    expect(await screen.findByText('Dépôt')).toBeDefined();
    expect(screen.getByText('Remboursement')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Opérations plus anciennes' })).toBeNull();
  });

  it('says what could not be read', async () => {
    const path = '/api/admin/users/{id}/sessions';
    server.on('get', path, refusal(503, 'service-unavailable', { detail: 'Réessayez.' }));
    const user = open();
    await user.click(tab('Appareils'));
    expect((await screen.findByText('Réessayez.')).getAttribute('role')).toBe('alert');
  });
});

describe('a note', () => {
  it('about oneself is not asked for', async () => {
    show(<UserActivity userId={admin.id} />);
    expect(await screen.findByText(/ne vous est pas montré/)).toBeDefined();
    expect(server.calls('get', notes)).toEqual([]);
  });

  it('is added, and shown at once', async () => {
    server.on('post', notes, null);
    const user = open();
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', {
      name: 'Nouvelle note',
    });
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Ajouter la note' });
    expect(button.disabled).toBe(true);
    await user.type(field, ' Rappelé ce matin ');
    server.on('get', notes, page([{ ...note, id: 'note-2', text: 'Rappelé ce matin' }, note]));
    await user.click(button);
    expect(await screen.findByText('Note ajoutée.')).toBeDefined();
    expect(server.calls('post', notes).map(({ body }) => body)).toEqual([
      { text: 'Rappelé ce matin' },
    ]);
    await waitFor(() => expect(screen.getByText('Rappelé ce matin')).toBeDefined());
    expect(field.value).toBe('');
    expect(address()).toBe('/');
  });
});

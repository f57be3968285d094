import { aUser, server } from '@loka/client/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { User } from '@/api/types';
import { show, signIn } from '@/testing/render';
import { ProfileForm } from './profile-form';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const save = () => screen.getByRole('button', { name: 'Enregistrer' });
const sent = () => server.calls('patch', '/user/{id}').map(({ body }) => body);

describe('the form of the profile', () => {
  it('keeps what is typed while the rest is being saved, to be saved next', async () => {
    const before = aUser({ phone: null, city: null });
    let answer: () => void = () => undefined;
    server.on('patch', '/user/{id}', () => {
      return new Promise<User>((resolve) => {
        answer = () => resolve({ ...before, phone: '+241 77 12 34 56' });
      });
    });
    signIn(before);
    const user = show(<ProfileForm user={before} nameLocked={false} />);
    await waitFor(() => expect(server.calls('get', '/api/auth/session')).toHaveLength(1));
    await user.type(field('Téléphone'), '077123456');
    await user.click(save());
    await waitFor(() => expect(sent()).toHaveLength(1));
    await user.type(field('Ville'), 'Oyem');
    answer();
    await screen.findByText('Profil enregistré.');
    expect(field('Téléphone').value).toBe('+241 77 12 34 56');
    expect(field('Ville').value).toBe('Oyem');
    await user.click(save());
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toMatchObject({ city: 'Oyem', phone: '+241 77 12 34 56' });
    answer();
  });

  it('does not wait for the member to be read again, and has nothing left to save', async () => {
    const before = aUser({ city: null });
    signIn(before);
    const user = show(<ProfileForm user={before} nameLocked={false} />);
    await waitFor(() => expect(server.calls('get', '/api/auth/session')).toHaveLength(1));
    let read: () => void = () => undefined;
    server.on('get', '/api/auth/session', () => {
      return new Promise<User>((resolve) => {
        read = () => resolve({ ...before, city: 'Oyem' });
      });
    });
    server.on('patch', '/user/{id}', { ...before, city: 'Oyem' });
    await user.type(field('Ville'), 'Oyem');
    await user.click(save());
    await screen.findByText('Profil enregistré.');
    expect(save()).toHaveProperty('disabled', true);
    read();
  });
});

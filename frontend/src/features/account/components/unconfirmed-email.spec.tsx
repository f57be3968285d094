import { aUser, refusal, server } from '@loka/client/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { show, signIn } from '@/testing/render';
import { UnconfirmedEmail } from './unconfirmed-email';

const path = '/api/auth/email';

describe('an address that is not confirmed', () => {
  it('is shown to be read again, and corrected in place', async () => {
    signIn(aUser({ email: 'awa@gmial.com', emailVerified: false }));
    server.on('put', path, refusal(429, 'too-many-requests'));
    const user = show(<UnconfirmedEmail />);
    await user.click(await screen.findByRole('button', { name: 'Corriger' }));
    const field = await screen.findByLabelText('Adresse e-mail');
    expect(field).toHaveProperty('value', 'awa@gmial.com');
    await user.clear(field);
    await user.type(field, 'awa@');
    await user.click(screen.getByRole('button', { name: /^Enregistrer/ }));
    expect(await screen.findByText('Saisissez une adresse e-mail valide.')).toBeDefined();
    await user.type(field, 'gmail.com');
    await user.click(screen.getByRole('button', { name: /^Enregistrer/ }));
    expect(await screen.findByText(/Trop de tentatives/)).toBeDefined();
    server.on('put', path, null);
    server.on('get', '/api/auth/session', aUser({ email: 'awa@gmail.com', emailVerified: false }));
    await user.click(screen.getByRole('button', { name: /^Enregistrer/ }));
    expect(await screen.findByText('Nouvel e-mail envoyé à awa@gmail.com.')).toBeDefined();
    expect(server.calls('put', path).map(({ body }) => body)).toEqual([
      { email: 'awa@gmail.com' },
      { email: 'awa@gmail.com' },
    ]);
  });

  it('is not shown once it is confirmed', async () => {
    signIn(aUser({ emailVerified: true }));
    show(<UnconfirmedEmail />);
    expect(screen.queryByText(/pas confirmée/)).toBeNull();
  });
});

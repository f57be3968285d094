import { refusal, server } from '@loka/client/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ERRORS_FR } from '@/api/errors.fr';
import { show } from '@/testing/render';
import { SignUpForm } from './sign-up-form';

const signUp = '/api/auth/sign-up';

async function send() {
  const user = show(<SignUpForm onDone={() => {}} />);
  await user.type(screen.getByLabelText('Nom complet'), 'Nadège Ondo');
  await user.type(screen.getByLabelText('Adresse e-mail'), 'nadege@loka.example');
  await user.type(screen.getByLabelText('Mot de passe'), 'LokaDemo2026!');
  await user.type(screen.getByLabelText('Confirmer le mot de passe'), 'LokaDemo2026!');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Créer mon compte' }));
}

describe('a refused sign-up', () => {
  it('of a taken address says that it failed, and why once, at the address, with the focus', async () => {
    server.on('post', signUp, refusal(409, 'email-taken'));
    await send();
    expect(await screen.findAllByText(ERRORS_FR['email-taken'])).toHaveLength(1);
    expect(document.activeElement).toBe(screen.getByLabelText('Adresse e-mail'));
    expect(screen.getByText("Une erreur est survenue lors de l'inscription.")).toBeDefined();
  });

  it('that is about several fields says each once, and focuses the first', async () => {
    const errors = [
      { path: 'name', message: 'Trop court.' },
      { path: 'password', message: 'Trop connu.' },
    ];
    server.on('post', signUp, refusal(400, 'invalid-request', { errors }));
    await send();
    expect(await screen.findAllByText('Trop court.')).toHaveLength(1);
    expect(screen.getAllByText('Trop connu.')).toHaveLength(1);
    expect(document.activeElement).toBe(screen.getByLabelText('Nom complet'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that is about more than the fields of the form is said in full', async () => {
    const errors = [
      { path: 'name', message: 'Trop court.' },
      { path: 'other', message: 'Inconnu.' },
    ];
    server.on('post', signUp, refusal(400, 'invalid-request', { errors }));
    await send();
    expect((await screen.findByRole('alert')).textContent).toContain(ERRORS_FR['invalid-request']);
    expect(screen.getAllByText('Trop court.')).toHaveLength(1);
  });
});

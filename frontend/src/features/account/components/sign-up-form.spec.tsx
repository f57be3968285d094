import { refusal, server } from '@loka/client/testing';
import { cleanup, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ERRORS_FR } from '@/api/errors.fr';
import { show } from '@/testing/render';
import { SignUpForm } from './sign-up-form';

const signUp = '/api/auth/sign-up';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function send(onDone: () => void = () => {}) {
  const user = show(<SignUpForm onDone={onDone} />);
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

describe('a sign-up that is begun again', () => {
  const typedIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

  function leaveAndReturn() {
    cleanup();
    show(<SignUpForm onDone={() => {}} />);
  }

  /** No page that is reloaded cleans up. */
  function reload() {
    const kept = Object.entries(sessionStorage);
    cleanup();
    for (const [key, value] of kept) sessionStorage.setItem(key, value);
    show(<SignUpForm onDone={() => {}} />);
  }

  it('has the name and the address that were typed, and no password', async () => {
    server.on('post', signUp, refusal(409, 'email-taken'));
    await send();
    reload();
    expect(typedIn('Nom complet')).toBe('Nadège Ondo');
    expect(typedIn('Adresse e-mail')).toBe('nadege@loka.example');
    expect(typedIn('Mot de passe')).toBe('');
    expect(localStorage).toHaveLength(0);
    expect(JSON.stringify(sessionStorage)).not.toContain('LokaDemo2026!');
  });

  it('has nothing of one that was left for another page, as sign-in or a new account', async () => {
    server.on('post', signUp, refusal(409, 'email-taken'));
    await send();
    leaveAndReturn();
    expect(typedIn('Nom complet')).toBe('');
    expect(sessionStorage).toHaveLength(0);
  });
});

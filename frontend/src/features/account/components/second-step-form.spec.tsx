import { aUser, refusal, server } from '@loka/client/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SecondStepWay } from '@/api/types';
import { show } from '@/testing/render';
import { SecondStepForm } from './second-step-form';

const path = '/api/auth/second-step';
const session = { token: 'access-token', user: aUser() };
const done = vi.fn();
const back = vi.fn();
beforeEach(() => {
  done.mockClear();
  back.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

const open = (ways: SecondStepWay[]) =>
  show(<SecondStepForm ways={ways} onDone={done} onBack={back} />);
const sent = () => server.calls('post', path).map(({ body }) => body);

describe('the second step of a sign-in', () => {
  it('asks for a code of six digits, and says at the field that it was wrong', async () => {
    const user = open(['app', 'recovery']);
    const field = screen.getByLabelText('Code à 6 chiffres');
    await user.type(field, '12345');
    await user.click(screen.getByRole('button', { name: 'Continuer' }));
    expect(await screen.findByText('Le code compte 6 chiffres.')).toBeDefined();
    expect(sent()).toEqual([]);
    server.on('post', path, refusal(422, 'code-wrong'));
    await user.type(field, '6');
    await user.click(screen.getByRole('button', { name: 'Continuer' }));
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(done).not.toHaveBeenCalled();
    server.on('post', path, session);
    await user.clear(field);
    await user.type(field, '654 321');
    await user.click(screen.getByRole('button', { name: 'Continuer' }));
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
    expect(sent()).toEqual([{ code: '123456' }, { code: '654 321' }]);
  });

  it('asks for no passkey where the browser knows none', async () => {
    open(['passkey', 'app', 'recovery']);
    expect(screen.getByLabelText('Code à 6 chiffres')).toBeDefined();
    expect(screen.queryByRole('button', { name: /clé d'accès/ })).toBeNull();
  });

  it('takes a recovery code instead, and leads back to the password', async () => {
    vi.stubGlobal('PublicKeyCredential', class {});
    const user = open(['passkey', 'recovery']);
    expect(screen.queryByLabelText('Code de secours')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Utiliser un code de secours' }));
    server.on('post', path, session);
    await user.type(screen.getByLabelText('Code de secours'), '7kq4-m2xt-9rpa');
    await user.click(screen.getByRole('button', { name: 'Continuer' }));
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
    expect(sent()).toEqual([{ recoveryCode: '7kq4-m2xt-9rpa' }]);
    await user.click(screen.getByRole('button', { name: 'Revenir au mot de passe' }));
    expect(back).toHaveBeenCalledOnce();
  });

  it('says that no passkey was used, in words of its own', async () => {
    vi.stubGlobal('PublicKeyCredential', class {});
    const get = vi.fn().mockRejectedValue(new DOMException('', 'NotAllowedError'));
    Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
    server.on('post', '/api/auth/second-step/passkey-options', {
      challenge: 'AAAA',
      rpId: 'localhost',
      timeout: 300_000,
      userVerification: 'required',
    });
    const user = open(['passkey', 'app', 'recovery']);
    await user.click(screen.getByRole('button', { name: "Utiliser ma clé d'accès" }));
    expect(await screen.findByText(/^La clé d'accès n'a pas été utilisée/)).toBeDefined();
    expect(screen.queryByText(/^Une erreur/)).toBeNull();
    expect(sent()).toEqual([]);
  });
});

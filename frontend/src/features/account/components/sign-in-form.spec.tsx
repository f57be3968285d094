import { aUser, refusal, server } from '@loka/client/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { show } from '@/testing/render';
import { SignInForm } from './sign-in-form';

const optionsPath = '/api/auth/passkeys/sign-in-options';
const session = { token: 'access-token', user: aUser() };
const done = vi.fn();
const get = vi.fn();
const canOffer = vi.fn();
const bytes = (text: string) => new TextEncoder().encode(text).buffer;

/** As the browser gives it. */
const picked = {
  id: 'AAAA',
  rawId: bytes('id'),
  type: 'public-key',
  response: {
    authenticatorData: bytes('data'),
    clientDataJSON: bytes('client'),
    signature: bytes('signature'),
    userHandle: bytes('handle'),
  },
  getClientExtensionResults: () => ({}),
  authenticatorAttachment: 'platform',
};

beforeEach(() => {
  for (const mock of [done, get, canOffer]) mock.mockReset();
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(class {}, { isConditionalMediationAvailable: canOffer }),
  );
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
  server.on('post', optionsPath, {
    challenge: 'AAAA',
    rpId: 'localhost',
    timeout: 300_000,
    userVerification: 'required',
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = () => show(<SignInForm onDone={done} onSecondStep={() => undefined} />);

describe('a passkey that the browser offers where the address is typed', () => {
  it('signs in once it is picked, without any button', async () => {
    canOffer.mockResolvedValue(true);
    get.mockResolvedValue(picked);
    server.on('post', '/api/auth/passkeys/sign-in', session);
    open();
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
    expect(get.mock.calls[0]?.[0]).toMatchObject({ mediation: 'conditional' });
    const [call] = server.calls('post', '/api/auth/passkeys/sign-in');
    expect(call?.body).toMatchObject({ rememberMe: false, passkey: { id: 'AAAA' } });
  });

  it('is not offered again once it was refused', async () => {
    canOffer.mockResolvedValue(true);
    get.mockResolvedValue(picked);
    server.on('post', '/api/auth/passkeys/sign-in', refusal(422, 'passkey-refused'));
    open();
    await screen.findByRole('alert');
    // Longer than it takes until one is offered.
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(server.calls('post', '/api/auth/passkeys/sign-in')).toHaveLength(1);
    expect(done).not.toHaveBeenCalled();
  });

  it('that was not picked says nothing, and leaves the button', async () => {
    canOffer.mockResolvedValue(true);
    get.mockRejectedValueOnce(new DOMException('', 'AbortError'));
    const user = open();
    await waitFor(() => expect(get).toHaveBeenCalledOnce());
    expect(screen.queryByRole('alert')).toBeNull();
    get.mockResolvedValue(picked);
    server.on('post', '/api/auth/passkeys/sign-in', session);
    await user.click(screen.getByRole('button', { name: "Utiliser une clé d'accès" }));
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
    expect(get.mock.calls[1]?.[0]).not.toHaveProperty('mediation');
  });

  it('is not asked for where the browser cannot offer any', async () => {
    canOffer.mockResolvedValue(false);
    open();
    await waitFor(() => expect(canOffer).toHaveBeenCalled());
    expect(server.calls('post', optionsPath)).toEqual([]);
    expect(get).not.toHaveBeenCalled();
  });
});

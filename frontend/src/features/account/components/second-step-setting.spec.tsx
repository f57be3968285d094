import { aUser, server } from '@loka/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SecondStep } from '@/api/types';
import { show, signIn } from '@/testing/render';
import { SecondStepSetting } from './second-step-setting';

const path = '/api/auth/second-step';
const passkey = {
  id: '0a000000-0000-4000-8000-000000000080',
  name: 'Téléphone',
  createdAt: '2026-12-01T10:00:00.000Z',
  lastUsedAt: null,
};
const codes = Array.from({ length: 10 }, (_, at) => `7KQ4-M2XT-9RP${at}`);
const app = { addedAt: '2026-12-01T10:00:00.000Z' };

const none: SecondStep = {
  passkeys: [],
  app: null,
  recoveryCodesLeft: 0,
  isRequired: false,
  isProven: false,
  needsLink: false,
};

const answer = (state: Partial<SecondStep>) => server.on('get', path, { ...none, ...state });

function open(state: Partial<SecondStep>) {
  signIn(aUser());
  answer(state);
  return show(<SecondStepSetting />);
}

/** A browser that knows passkeys, in which a window asks the owner of the device. */
const windowOfBrowser = { create: vi.fn(), get: vi.fn() };
beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', class {});
  Object.defineProperty(navigator, 'credentials', { value: windowOfBrowser, configurable: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  windowOfBrowser.create.mockReset();
});

describe('the second step in the settings', () => {
  it('has nothing to protect before there is one', async () => {
    open({});
    expect(await screen.findByRole('button', { name: "Ajouter une clé d'accès" })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Associer une application' })).toBeDefined();
    expect(screen.queryByText('Codes de secours')).toBeNull();
  });

  it('offers no passkeys where the browser knows none', async () => {
    vi.unstubAllGlobals();
    open({});
    expect(await screen.findByText(/ne connaît pas les clés d'accès/)).toBeDefined();
    expect(screen.queryByRole('button', { name: "Ajouter une clé d'accès" })).toBeNull();
  });

  it.each([
    ['NotAllowedError', /n'a pas été utilisée/],
    ['InvalidStateError', /a déjà une clé d'accès/],
  ])('says why no passkey was added: %s', async (name, reason) => {
    const user = open({});
    server.on('post', '/api/auth/passkeys/options', newPasskey);
    windowOfBrowser.create.mockRejectedValue(new DOMException('', name));
    await user.click(await screen.findByRole('button', { name: "Ajouter une clé d'accès" }));
    expect(await screen.findByText(reason)).toBeDefined();
    expect(server.calls('post', '/api/auth/passkeys')).toEqual([]);
  });

  it('shows new recovery codes until they are said to be kept', async () => {
    const user = open({ app, recoveryCodesLeft: 1 });
    expect(await screen.findByText(/^Il vous en reste un\./)).toBeDefined();
    server.on('post', '/api/auth/recovery-codes', { recoveryCodes: codes });
    await user.click(screen.getByRole('button', { name: 'Créer de nouveaux codes' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
    const end = dialog.getByRole('button', { name: 'Terminer' });
    expect(end).toHaveProperty('disabled', true);
    await user.click(dialog.getByRole('button', { name: 'Fermer' }));
    expect(dialog.getByText(/^Gardez d'abord vos codes/)).toBeDefined();
    await user.click(dialog.getByLabelText("J'ai gardé mes codes"));
    await user.click(end);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows recovery codes whose window was closed before the answer, and before the list is read again', async () => {
    const user = open({});
    server.on('post', '/api/auth/authenticator-app', {
      secret: 'JBSW',
      uri: 'otpauth://totp/Loka',
    });
    let confirm: () => void = () => undefined;
    server.on('post', '/api/auth/authenticator-app/confirm', () => {
      return new Promise<{ recoveryCodes: string[] | null }>((resolve) => {
        confirm = () => resolve({ recoveryCodes: codes });
      });
    });
    await user.click(await screen.findByRole('button', { name: 'Associer une application' }));
    await user.type(await screen.findByLabelText(/[Cc]ode/), '123456');
    await user.click(screen.getByRole('button', { name: 'Associer' }));
    await waitFor(() =>
      expect(server.calls('post', '/api/auth/authenticator-app/confirm')).toHaveLength(1),
    );
    let list: (() => void) | undefined;
    server.on('get', path, () => {
      return new Promise<SecondStep>((resolve) => {
        list = () => resolve({ ...none, app, recoveryCodesLeft: 10 });
      });
    });
    await user.click(screen.getByRole('button', { name: 'Fermer' }));
    confirm();
    const shown = within(await screen.findByRole('list', { name: 'Codes de secours' }));
    expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
    await waitFor(() => expect(list).toBeDefined());
    list?.();
    await screen.findByText(/^Associée le/);
  });

  it('removes a passkey once that is confirmed, and says so', async () => {
    const user = open({ passkeys: [passkey], recoveryCodesLeft: 10 });
    await user.click(await screen.findByRole('button', { name: 'Supprimer Téléphone' }));
    expect(server.calls('delete', '/api/auth/passkeys/{id}')).toEqual([]);
    server.on('delete', '/api/auth/passkeys/{id}', () => {
      answer({});
      return null;
    });
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Supprimer' }));
    expect(await screen.findByText("Clé d'accès supprimée.")).toBeDefined();
    await waitFor(() => expect(screen.queryByText('Codes de secours')).toBeNull());
  });
});

const newPasskey = {
  challenge: 'AAAA',
  rp: { name: 'Loka', id: 'localhost' },
  user: { id: 'AAAA', name: 'awa@loka.example', displayName: 'Awa' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' as const }],
  timeout: 300_000,
  attestation: 'none',
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required',
    userVerification: 'required',
    requireResidentKey: true,
  },
};

import { aUser, refusal, server } from '@loka/client/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { show } from '../../testing/render';
import { EmailHelp } from './email-help';

const unconfirmed = aUser({ emailVerified: false });
const correcting = '/api/admin/users/{id}/correct-email';
const resending = '/api/admin/users/{id}/resend-confirmation';

async function fillIn() {
  const user = show(<EmailHelp user={unconfirmed} />);
  await user.click(await screen.findByRole('button', { name: "Corriger l'adresse" }));
  await user.type(screen.getByRole('textbox', { name: /Nouvelle adresse/ }), 'awa@loka.example');
  await user.type(screen.getByRole('textbox', { name: /Raison/ }), 'Au téléphone');
  await user.click(screen.getByRole('button', { name: 'Corriger' }));
}

describe('help with an address that is not confirmed', () => {
  it('puts it right', async () => {
    server.on('post', correcting, null);
    await fillIn();
    await waitFor(() => expect(server.calls('post', correcting)).toHaveLength(1));
    const [call] = server.calls('post', correcting);
    expect(call?.body).toEqual({ email: 'awa@loka.example', reason: 'Au téléphone' });
    expect(await screen.findByText(/Un lien de confirmation y part/)).toBeDefined();
  });

  it('says why another address is refused, and keeps what was typed', async () => {
    const detail = 'Un compte existe déjà avec cette adresse e-mail.';
    server.on('post', correcting, refusal(409, 'email-taken', { detail }));
    await fillIn();
    expect(await screen.findByText(detail)).toBeDefined();
    expect(screen.getByDisplayValue('awa@loka.example')).toBeDefined();
  });

  it('has another link mailed', async () => {
    server.on('post', resending, null);
    const user = show(<EmailHelp user={unconfirmed} />);
    await user.click(await screen.findByRole('button', { name: 'Renvoyer la confirmation' }));
    await user.click(screen.getByRole('radio', { name: /expiré/ }));
    await user.click(screen.getByRole('button', { name: 'Renvoyer' }));
    await waitFor(() => expect(server.calls('post', resending)).toHaveLength(1));
  });

  it('is not offered once it is confirmed', async () => {
    show(
      <>
        <EmailHelp user={aUser()} />
        <EmailHelp user={unconfirmed} />
      </>,
    );
    await screen.findByRole('button', { name: "Corriger l'adresse" });
    expect(screen.getAllByRole('button', { name: "Corriger l'adresse" })).toHaveLength(1);
  });
});

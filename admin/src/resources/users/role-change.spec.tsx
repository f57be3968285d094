import { aUser, refusal, server } from '@loka/client/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { show } from '../../testing/render';
import { admin } from '../../testing/signed-in';
import { RoleChange } from './role-change';

const path = '/api/admin/users/{id}/role';

/** Up to the question, having chosen another role for a member. */
async function choose(name = 'Équipe') {
  const user = show(<RoleChange user={aUser()} />);
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Changer le rôle' });
  expect(button.disabled).toBe(true);
  await user.click(screen.getByRole('combobox', { name: 'Rôle' }));
  await user.click(screen.getByRole('option', { name }));
  await user.click(button);
  return user;
}

describe('the change of a role', () => {
  it('asks first, naming both roles', async () => {
    await choose();
    expect(
      screen.getByText('Awa Mboumba aura le rôle « Équipe » à la place de « Membre ».'),
    ).toBeDefined();
    expect(server.calls('post', path)).toHaveLength(0);
  });

  it('is made when that is confirmed', async () => {
    server.on('post', path, { ...aUser({ role: 'staff' }), approvalId: null });
    const user = await choose();
    await user.type(screen.getByRole('textbox', { name: /Raison/ }), 'Nouvelle collègue');
    await user.click(screen.getByRole('button', { name: 'Confirmer' }));
    expect(await screen.findByText('Rôle modifié.')).toBeDefined();
    expect(server.calls('post', path).map(({ body }) => body)).toEqual([
      { role: 'staff', from: 'member', reason: 'Nouvelle collègue' },
    ]);
  });

  it('is proposed to another admin when it makes an admin', async () => {
    const approvalId = '0a000000-0000-4000-8000-000000000095';
    server.on('post', path, { ...aUser(), approvalId });
    const user = await choose('Administration');
    expect(screen.queryByText(/Un autre administrateur doit/)).not.toBeNull();
    await user.type(screen.getByRole('textbox', { name: /Raison/ }), 'Nouvelle collègue');
    await user.click(screen.getByRole('button', { name: 'Proposer' }));
    expect(await screen.findByText(/Rôle proposé/)).toBeDefined();
  });

  it('that is refused says why', async () => {
    const detail = "Vous n'avez pas accès à cette page ou à cette action.";
    server.on('post', path, refusal(403, 'forbidden', { detail }));
    const user = await choose();
    await user.type(screen.getByRole('textbox', { name: /Raison/ }), 'Nouvelle collègue');
    await user.click(screen.getByRole('button', { name: 'Confirmer' }));
    expect(await screen.findByText(detail)).toBeDefined();
  });

  it('is not offered for oneself', async () => {
    show(
      <>
        <RoleChange user={aUser()} />
        <RoleChange user={admin} />
      </>,
    );
    await screen.findByRole('button', { name: 'Changer le rôle' });
    expect(screen.getAllByRole('button', { name: 'Changer le rôle' })).toHaveLength(1);
  });
});

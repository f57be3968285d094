import { anAuditEntry, page, server } from '@loka/client/testing';
import { screen, waitFor } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { show } from '../../testing/render';
import { AuditLogList } from './audit-log-list';

const path = '/api/admin/audit-log';

function open() {
  server.on('get', '/api/admin/audit-log/acts', [
    { id: 'hide-item', name: 'Objet masqué' },
    { id: 'change-role', name: 'Rôle modifié' },
  ]);
  return show(
    <ResourceContextProvider value="audit-log">
      <AuditLogList />
    </ResourceContextProvider>,
  );
}

const asked = () => Object.fromEntries(server.calls('get', path).at(-1)?.query ?? []);

it('names who acted and on what, each leading to its page', async () => {
  server.on('get', path, page([anAuditEntry()]));
  open();
  const actor = await screen.findByRole('link', { name: 'Ada Nze' });
  expect(actor.getAttribute('href')).toMatch(/^\/users\/.+\/show$/);
  const subject = screen.getByRole('link', { name: 'Perceuse à percussion' });
  expect(subject.getAttribute('href')).toMatch(/^\/items\/.+\/show$/);
  expect(screen.getByText('Objet masqué')).toBeDefined();
});

it('calls a file of an identity a paper, and leads to its member', async () => {
  const id = '0a000000-0000-4000-8000-000000000071';
  const subject = { subject: 'upload', subjectName: 'Awa Mboumba' } as const;
  const file = { ...subject, detail: { ownerId: id } };
  const act = { action: 'view-identity-file', actionName: "Pièce d'identité consultée" } as const;
  server.on('get', path, page([anAuditEntry({ ...act, ...file })]));
  open();
  const member = await screen.findByRole('link', { name: 'Awa Mboumba' });
  expect(member.getAttribute('href')).toBe(`/users/${id}/show`);
  expect(screen.getByText(/\(pièce\)/)).toBeDefined();
});

it('says in French what two people did with the treasury, and leads there', async () => {
  const subject = { subject: 'treasury', subjectName: null } as const;
  const act = { action: 'propose-act', actionName: 'Acte à deux proposé' } as const;
  const detail = { kind: 'treasury', amount: 5_000_000, reason: 'Réserve' };
  const actName = 'Ligne de trésorerie';
  server.on('get', path, page([anAuditEntry({ ...act, ...subject, actName, detail })]));
  open();
  const treasury = await screen.findByRole('link', { name: 'Trésorerie' });
  expect(treasury.getAttribute('href')).toBe('/treasury');
  expect(screen.getByText(/Ligne de trésorerie, 5\s000\s000\sFCFA\s: Réserve/)).toBeDefined();
});

it('says which list was exported, and how much of it', async () => {
  const detail = { rows: 1_203, filter: { role: 'member' } };
  const subject = { subject: 'list', subjectId: 'members', subjectName: null } as const;
  const act = { action: 'export-list', actionName: 'Liste exportée' } as const;
  server.on('get', path, page([anAuditEntry({ ...act, ...subject, detail })]));
  open();
  expect(await screen.findByText(/Liste «\sUtilisateurs\s»/)).toBeDefined();
  expect(screen.getByText(/1\s203 lignes, liste filtrée/)).toBeDefined();
});

it('says how a report was closed to whoever does not read why', async () => {
  const act = {
    action: 'close-report',
    actionName: 'Signalement clos',
    subject: 'report',
  } as const;
  server.on('get', path, page([anAuditEntry({ ...act, detail: { outcome: 'warned' } })]));
  open();
  expect(await screen.findByText('Membre averti')).toBeDefined();
});

it('is filtered by a name, an act and days', async () => {
  server.on('get', path, page([anAuditEntry()]));
  const user = open();
  await user.type(await screen.findByPlaceholderText('Équipe ou membre'), 'awa');
  await waitFor(() => expect(asked()).toMatchObject({ person: 'awa' }));
  await user.click(screen.getByRole('combobox', { name: 'Acte' }));
  await user.click(await screen.findByRole('option', { name: 'Rôle modifié' }));
  await waitFor(() => expect(asked()).toMatchObject({ person: 'awa', action: 'change-role' }));
  await user.type(screen.getByLabelText('Du'), '2026-12-01');
  await waitFor(() => expect(asked()).toMatchObject({ from: '2026-12-01' }));
  expect(asked()).not.toHaveProperty('to');
});

import { words } from '@loka/client';
import type { Role } from '../../api/types';
import { type Status, withTones } from '../../components/status-chip';

export const roles = withTones<Role>(words.roleNames, {
  member: 'quiet',
  staff: 'active',
  admin: 'active',
  ops: 'active',
});

export const roleChoices = Object.entries(roles).map(([id, { label }]) => ({ id, name: label }));

const unknown: Status = { label: '—', tone: 'quiet' };

const verifierStatuses: Record<string, Status> = withTones<string>(words.identityNames, {
  '-1': 'bad',
  0: 'quiet',
  1: 'waiting',
  2: 'good',
});

export const verifierChoices = Object.entries(verifierStatuses)
  .map(([id, { label }]) => ({ id: Number(id), name: label }))
  .sort((a, b) => b.id - a.id);

export const leavingStatus: Status = { label: 'Suppression demandée', tone: 'waiting' };
export const deletedStatus: Status = { label: 'Compte supprimé', tone: 'quiet' };
export const suspendedChoices = [{ id: true, name: 'Suspendus' }];
export const nameInDoubtChoices = [{ id: true, name: 'Contraires aux règles des noms' }];
export const suspendedStatus: Status = { label: 'Suspendu', tone: 'bad' };
export const frozenStatus: Status = { label: 'Portefeuille bloqué', tone: 'bad' };

/** The specification's `verifier` number in words. */
export const verifierStatus = (verifier: number): Status => verifierStatuses[verifier] ?? unknown;

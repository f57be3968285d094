import type { Role } from '../../api/types';
import type { Status } from '../../components/status-chip';

export const roles: Record<Role, Status> = {
  member: { label: 'Membre', tone: 'quiet' },
  staff: { label: 'Équipe', tone: 'active' },
  admin: { label: 'Administration', tone: 'active' },
  ops: { label: 'Exploitation', tone: 'active' },
};

export const roleChoices = Object.entries(roles).map(([id, { label }]) => ({ id, name: label }));

const unknown: Status = { label: '—', tone: 'quiet' };

const verifierStatuses: Record<string, Status> = {
  '-1': { label: 'Refusée', tone: 'bad' },
  0: { label: 'Non vérifiée', tone: 'quiet' },
  1: { label: 'En attente', tone: 'waiting' },
  2: { label: 'Vérifiée', tone: 'good' },
};

export const verifierChoices = Object.entries(verifierStatuses)
  .map(([id, { label }]) => ({ id: Number(id), name: label }))
  .sort((a, b) => b.id - a.id);

export const leavingStatus: Status = { label: 'Suppression demandée', tone: 'waiting' };
export const deletedStatus: Status = { label: 'Compte supprimé', tone: 'quiet' };
export const suspendedChoices = [{ id: true, name: 'Suspendus' }];
export const suspendedStatus: Status = { label: 'Suspendu', tone: 'bad' };
export const frozenStatus: Status = { label: 'Portefeuille bloqué', tone: 'bad' };

/** The specification's `verifier` number in words. */
export const verifierStatus = (verifier: number): Status => verifierStatuses[verifier] ?? unknown;

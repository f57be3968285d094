import type { UserRow } from './accounts.schema.js';

/** What the console and its files call the roles. */
export const roleNames: Record<UserRow['role'], string> = {
  member: 'Membre',
  staff: 'Équipe',
  admin: 'Administration',
  ops: 'Exploitation',
};

/** Of the specification's `verifier`. */
export const identityNames: Record<string, string> = {
  '-1': 'Refusée',
  0: 'Non vérifiée',
  1: 'En attente',
  2: 'Vérifiée',
};

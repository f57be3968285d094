import type { Role } from './types';

/** The console's resources, in the order of its menu. */
export const staffResources = [
  'verifications',
  'reports',
  'item-checks',
  'users',
  'items',
  'rentals',
  'reviews',
  'payments',
  'places',
  'reconciliation-reports',
  'audit-reports',
  'audit-log',
] as const;

/** What each role may use in the console. The server decides again at every call. */
const permissions = {
  staff: staffResources,
  admin: [...staffResources, 'money', 'roles', 'queues'],
  ops: ['queues'],
  member: [],
} as const satisfies Record<Role, readonly string[]>;

/** Whether a role may use a resource of the console, or one of its powers (`money`, `roles`, `queues`). */
export function mayUse(role: Role, resource: string): boolean {
  return (permissions[role] as readonly string[]).includes(resource);
}

/** Whether a role has anything to do here. */
export function mayEnter(role: Role): boolean {
  return permissions[role].length > 0;
}

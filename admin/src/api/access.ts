import type { Role } from './types';

/** The console's resources, in the order of its menu: reports first. */
export const consoleResources = [
  'reports',
  'verifications',
  'item-checks',
  'users',
  'items',
  'rentals',
  'reviews',
  'payments',
  'approvals',
  'treasury',
  'incidents',
  'places',
  'reconciliation-reports',
  'audit-reports',
  'audit-log',
] as const;

/** The money at operators is the admins' alone; of what two people decide, other staff see what they proposed. */
const staffResources = consoleResources.filter((name) => name !== 'treasury');

/** What each role may use in the console. The server decides again at every call. */
const permissions = {
  staff: [...staffResources, 'incident-acts'],
  admin: [...consoleResources, 'money', 'roles', 'queues', 'incident-acts'],
  ops: ['queues', 'incidents', 'reconciliation-reports', 'audit-reports'],
  member: [],
} as const satisfies Record<Role, readonly string[]>;

/** Whether a role may use a resource of the console, or one of its powers (`money`, `roles`, `queues`, `incident-acts`). */
export function mayUse(role: Role, resource: string): boolean {
  return (permissions[role] as readonly string[]).includes(resource);
}

/** Whether a role has anything to do here. */
export function mayEnter(role: Role): boolean {
  return permissions[role].length > 0;
}

import { useGetIdentity, usePermissions } from 'react-admin';
import type { User } from '../../api/types';

/** Whether whoever is signed in decides about a member: nobody does about themselves, and admins alone about colleagues. */
export function useMayActOn({ id, role }: User): boolean {
  const { identity } = useGetIdentity();
  const { permissions } = usePermissions();
  const isTheirs = role === 'member' || permissions === 'admin';
  return identity !== undefined && identity.id !== id && isTheirs;
}

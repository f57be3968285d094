import { Title, usePermissions } from 'react-admin';
import type { Role } from '../api/types';
import { OpsState } from '../ops/ops-state';
import { StaffHome } from './staff-home';

/** The first page after signing in, by what the role is here for. */
export function Dashboard() {
  const { permissions: role } = usePermissions<Role>();
  if (!role) return null;
  return (
    <>
      <Title title="ra.page.dashboard" />
      {role === 'ops' ? <OpsState /> : <StaffHome />}
    </>
  );
}

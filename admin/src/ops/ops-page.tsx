import { CanAccess, Title } from 'react-admin';
import { OpsState } from './ops-state';

/** What ops users see first, for admins too. */
export function OpsPage() {
  return (
    <CanAccess resource="queues" action="show">
      <Title title="Files de traitement" />
      <OpsState />
    </CanAccess>
  );
}

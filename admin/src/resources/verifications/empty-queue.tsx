import Typography from '@mui/material/Typography';
import { ListNoResults, useListContext } from 'react-admin';
import { pendingVerifications } from './verification-status';

/** An empty queue is good news, not a failed search. */
export function EmptyQueue() {
  const { filterValues } = useListContext();
  if (filterValues.status !== pendingVerifications.status) return <ListNoResults />;
  return (
    <Typography sx={{ px: 2, py: 4, textAlign: 'center', color: 'text.secondary' }}>
      Aucune demande en attente. Tout est traité.
    </Typography>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Alert } from '@/components/ui/alert';
import { ButtonLink } from '@/components/ui/button';
import { paths } from '@/lib/paths';
import { deletionQuery } from '../api/deletion';
import { leavingWords } from '../leaving-words';

/** On each page of somebody who leaves: when the account goes, and how to keep it. */
export function LeavingNotice() {
  const { data } = useQuery(deletionQuery());
  if (!data?.dueAt) return null;
  return (
    <Alert
      tone="warning"
      title={leavingWords(data.dueAt, data.postponedDays)}
      action={
        <ButtonLink to={paths.deleteAccount} variant="secondary">
          Garder mon compte
        </ButtonLink>
      }
    />
  );
}

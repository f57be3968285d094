import { plural } from '@loka/client';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useAuth } from '@/features/account';
import { endPush } from '@/features/notifications';
import { useEntries } from '@/lib/offline';
import { paths } from '@/lib/paths';

/**
 * Signs out; after a second thought when something has not been sent.
 *
 * @returns the act, and the question to put into the page
 */
export function useSignOut() {
  const { leave } = useAuth();
  const navigate = useNavigate();
  const unsent = useEntries().length;
  const [asking, setAsking] = useState(false);

  async function leaveNow() {
    setAsking(false);
    // First away from what needs a session, which would ask to sign in again.
    navigate(paths.home);
    // The next member of this phone does not read what this one is told.
    await endPush().catch(() => undefined);
    await leave();
  }

  return {
    signOut: () => (unsent > 0 ? setAsking(true) : leaveNow()),
    question: (
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={'Se déconnecter\u00a0?'}
        confirmLabel="Se déconnecter"
        variant="danger"
        onConfirm={leaveNow}
        busy={false}
        error={null}
      >
        <p>
          {plural(unsent, "envoi n'est pas encore parti", 'envois ne sont pas encore partis')}. Rien
          n'est perdu{'\u00a0'}: ce téléphone garde tout, et l'envoie quand vous vous reconnectez.
        </p>
      </ConfirmDialog>
    ),
  };
}

import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuth } from '@/features/account';
import { lazyPart } from '@/lib/lazy-part';
import { paths } from '@/lib/paths';

const SignOutQuestion = lazyPart(async () => (await import('./sign-out-question')).SignOutQuestion);

/**
 * Signs out; after a second thought when something has not been sent.
 *
 * @returns the act, and the question to put into the page
 */
export function useSignOut() {
  const { leave } = useAuth();
  const navigate = useNavigate();
  /** How many entries there are, once they are asked about. */
  const [unsent, setUnsent] = useState(0);

  async function signOut() {
    const { outbox } = await import('@/lib/offline');
    const waiting = outbox.entries().length;
    if (waiting > 0) setUnsent(waiting);
    else await leaveNow();
  }

  async function leaveNow() {
    setUnsent(0);
    // First away from what needs a session, which would ask to sign in again.
    navigate(paths.home);
    // The next member of this phone does not read what this one is told.
    await import('@/features/notifications')
      .then(({ endPush }) => endPush())
      .catch(() => undefined);
    await leave();
  }

  return {
    signOut,
    question: (
      <Suspense>
        {unsent > 0 && (
          <SignOutQuestion unsent={unsent} onClose={() => setUnsent(0)} onConfirm={leaveNow} />
        )}
      </Suspense>
    ),
  };
}

import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuth } from '@/features/account';
import { paths } from '@/lib/paths';

const load = () => import('./leaving');
type Leaving = Awaited<ReturnType<typeof load>>;

/**
 * Signs out; after a second thought when something has not been sent.
 *
 * @returns the act, and the question to put into the page
 */
export function useSignOut() {
  const { leave } = useAuth();
  const navigate = useNavigate();
  const [asked, ask] = useState<Leaving | null>(null);

  async function signOut() {
    // Without a network it may not be there. The question loses nothing by that: the phone keeps what waits.
    const leaving = await load().catch(() => null);
    if (leaving?.unsent()) ask(leaving);
    else await leaveNow(leaving);
  }

  async function leaveNow(leaving: Leaving | null) {
    ask(null);
    // First away from what needs a session, which would ask to sign in again.
    navigate(paths.home);
    await leaving?.endNotifications();
    await leave();
  }

  return {
    signOut,
    question: asked && (
      <asked.SignOutQuestion
        unsent={asked.unsent()}
        onClose={() => ask(null)}
        onConfirm={() => void leaveNow(asked)}
      />
    ),
  };
}

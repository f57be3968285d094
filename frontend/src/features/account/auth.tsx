import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useSyncExternalStore } from 'react';
import { sessionStore } from '@/api/client';
import type { Session, User } from '@/api/types';
import { forgetForms } from '@/lib/kept-form';
import { mayHoldSomething } from '@/lib/offline/held';
import { SEEN_BY_MEMBER } from '@/lib/service-worker/messages';
import { sessionQuery } from './api/get-session';
import { signOut } from './api/sign-out';

type Auth = {
  user: User | null;
  /** `unreachable`: there is a session, and the server could not be asked about it. */
  status: 'loading' | 'signed-in' | 'signed-out' | 'unreachable';
  /** Keeps the session a sign-in or sign-up answered with. */
  enter: (session: Session) => void;
  /** Ends the session here whatever the server answers: leaving must always work. */
  leave: () => Promise<void>;
  /** Asks for the user again, after something changed her balance or her verification. */
  refetchUser: () => Promise<unknown>;
};

/** Loaded for members alone, and for what one has left in this browser. */
const offline = () => import('@/lib/offline');

async function forgetWhatWasSeen(): Promise<void> {
  const stores = (await globalThis.caches?.keys()) ?? [];
  const ofMembers = stores.filter((name) => name.startsWith(SEEN_BY_MEMBER));
  await Promise.all(ofMembers.map((name) => caches.delete(name)));
  if (await mayHoldSomething()) await (await offline()).forgetLastSeen();
}

/** The server does not know who reads the page; the browser says it after its first render. */
const unknown = () => undefined;

const AuthContext = createContext<Auth | null>(null);

export function AuthProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const token = useSyncExternalStore(sessionStore.subscribe, sessionStore.token, unknown);
  const userId = useSyncExternalStore(sessionStore.subscribe, sessionStore.userId, unknown);
  const session = useQuery({ ...sessionQuery, enabled: Boolean(token) });

  // Another one may have signed in, in another tab.
  const knownId = session.data?.id;
  const user = token && knownId === userId ? (session.data ?? null) : null;
  const waiting = session.isError ? 'unreachable' : 'loading';
  const status = token === null ? 'signed-out' : user ? 'signed-in' : waiting;

  // Also when a session ends by itself, here or in another tab.
  useEffect(() => {
    if (token === null) void forgetWhatWasSeen();
  }, [token]);

  // What this tab knows is of whoever it was before.
  useEffect(() => {
    if (knownId && userId && knownId !== userId) void queryClient.resetQueries();
  }, [knownId, userId, queryClient]);

  function enter({ token, user }: Session) {
    queryClient.clear();
    void forgetWhatWasSeen();
    queryClient.setQueryData(sessionQuery.queryKey, user);
    sessionStore.save({ token, user });
  }

  async function leave() {
    await signOut().catch(() => undefined);
    await offline()
      // The session may have ended by itself meanwhile.
      .then(({ forgetMember }) => forgetMember(userId))
      .catch(() => undefined);
    forgetForms();
    sessionStore.clear();
    queryClient.clear();
  }

  return (
    <AuthContext value={{ user, status, enter, leave, refetchUser: session.refetch }}>
      {children}
    </AuthContext>
  );
}

/** The session; only inside an {@link AuthProvider}. */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth doit être utilisé dans un AuthProvider');
  return auth;
}

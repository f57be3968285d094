import { ApiError, body, type Failure, ShownError } from '@loka/client';
import type { AuthProvider } from 'react-admin';
import { mayEnter, mayUse } from './access';
import { api, sessionStore } from './client';
import type { Session, User } from './types';

const TEAM_ONLY = "Cet espace est réservé à l'équipe Loka. Votre compte n'y a pas accès.";
const SIGNED_OUT: Failure = {
  code: 'unauthenticated',
  status: 401,
  detail: 'Connectez-vous pour continuer.',
  fields: [],
};

let asked: Promise<User> | undefined;

/** Whoever is signed in, asked once per page load; a failure is asked again. */
function currentUser(): Promise<User> {
  if (!sessionStore.read()) return Promise.reject(new ApiError(SIGNED_OUT));
  asked ??= body(api.GET('/api/auth/session')).catch((error) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

function forget(): void {
  asked = undefined;
  sessionStore.clear();
}

/** Leaving must always work, whatever the server answers. */
async function leave(): Promise<void> {
  await api.POST('/api/auth/sign-out').catch(() => undefined);
  forget();
}

export const authProvider: AuthProvider = {
  /** Keeps a session that the page to sign in was given. */
  async login({ session }: { session: Session }) {
    if (!mayEnter(session.user.role)) {
      await leave();
      throw new ShownError(TEAM_ONLY);
    }
    sessionStore.save(session);
    asked = Promise.resolve(session.user);
  },

  logout: leave,

  async checkAuth() {
    const user = await currentUser().catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 401) throw error;
    });
    if (user && !mayEnter(user.role)) throw new ShownError(TEAM_ONLY);
  },

  async checkError(error) {
    if (error.status === 401) throw error;
  },

  async getIdentity() {
    const { id, name, avatar } = await currentUser();
    // Under the name that react-admin knows it would be called by the name that stands beside it.
    return { id, fullName: name, picture: avatar };
  },

  async getPermissions() {
    const { role } = await currentUser();
    return role;
  },

  async canAccess({ resource }) {
    const { role } = await currentUser();
    return mayUse(role, resource);
  },
};

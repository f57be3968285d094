import { api } from '@/api/client';

/** Ends the session on the server: its refresh token is no longer good. */
export const signOut = () => api.POST('/api/auth/sign-out');

import { aUser } from '@loka/client/testing';

/** Who is signed in to the console. */
export const admin = aUser({
  id: '0a000000-0000-4000-8000-000000000090',
  name: 'Ada Nze',
  role: 'admin',
});

import { useSearchParams } from 'react-router-dom';
import type { User } from '@/api/types';
import { paths, signInPath } from '@/lib/paths';

/** Where the way in leads: what `redirect` asks for when it is a page of this site. */
export function useAfterSignIn() {
  const [query] = useSearchParams();
  const asked = query.get('redirect');
  // `//elsewhere` and `/\elsewhere` are other sites to a browser.
  const redirect = asked && /^\/(?![/\\])/.test(asked) ? asked : null;
  return {
    redirect,
    pathFor: (user: User): string =>
      user.emailVerified ? (redirect ?? paths.dashboard) : signInPath(redirect, paths.confirmEmail),
  };
}

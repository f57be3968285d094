import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { User } from '@/api/types';
import { keptForm } from '@/lib/kept-form';
import { paths, signInPath } from '@/lib/paths';

/** Where a member wanted to go before confirming the address, for the tab that the mail opens. */
const wayBack = keptForm('way-back', { redirect: '' });

/** Where the way in leads: what `redirect` asks for when it is a page of this site. */
export function useAfterSignIn() {
  const [query] = useSearchParams();
  const redirect = ownPage(query.get('redirect'));
  return {
    redirect,
    pathFor: (user: User): string =>
      user.emailVerified ? (redirect ?? paths.dashboard) : signInPath(redirect, paths.confirmEmail),
  };
}

/** Keeps the way in of the page that waits for the confirmation. */
export function useKeepWayBack(redirect: string | null, isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return;
    if (redirect) wayBack.save({ redirect });
    else wayBack.forget();
  }, [redirect, isWaiting]);
}

/** The way in that another tab of this browser has kept. */
export const keptWayBack = (): string | null => ownPage(wayBack.load().redirect);

// `//elsewhere` and `/\elsewhere` are other sites to a browser.
const ownPage = (address: string | null): string | null =>
  address && /^\/(?![/\\])/.test(address) ? address : null;

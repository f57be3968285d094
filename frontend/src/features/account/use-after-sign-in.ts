import { ownPage } from '@loka/client';
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
    pathFor: (user: User): string => {
      // Signing in alone does not keep the account.
      if (user.deletionDueAt) return paths.deleteAccount;
      if (!user.emailVerified) return signInPath(redirect, paths.confirmEmail);
      return redirect ?? paths.dashboard;
    },
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

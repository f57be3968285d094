import { ApiError, UNREACHABLE } from '@loka/client';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { DashboardHeader } from '@/app/layout/dashboard-header';
import { DashboardMenu } from '@/app/layout/dashboard-menu';
import { DashboardMenuSheet } from '@/app/layout/dashboard-menu-sheet';
import { OfflineNotice } from '@/app/layout/offline-notice';
import { PageBoundary } from '@/app/layout/page-boundary';
import { Alert } from '@/components/ui/alert';
import { ButtonLink } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { Spinner } from '@/components/ui/spinner';
import {
  LeavingNotice,
  Reauthentication,
  SuspendedNotice,
  sessionQuery,
  useAuth,
} from '@/features/account';
import { paths, signInPath } from '@/lib/paths';

const REFRESH_MS = 60_000;

const ownObjects: readonly string[] = [paths.dashboard, paths.myItems];

/** A browser that may show notifications says so again: the sign-in that it said so with may have ended. */
function useRenewedPush(userId: string | undefined) {
  useEffect(() => {
    if (!userId || !('Notification' in window) || Notification.permission !== 'granted') return;
    import('@/features/notifications')
      .then(({ renewSubscription }) => renewSubscription())
      .catch(() => undefined);
  }, [userId]);
}

/** What every page of the dashboard sits in; without a session one leaves for the sign-in. */
export default function Dashboard() {
  const { user, status, refetchUser } = useAuth();
  const { pathname, search } = useLocation();
  // The balance and the verification change elsewhere.
  useQuery({ ...sessionQuery, enabled: user !== null, refetchInterval: REFRESH_MS });

  useRenewedPush(user?.id);

  if (status === 'signed-out') return <Navigate to={signInPath(pathname + search)} replace />;
  if (!user) {
    return (
      <div className="page grid min-h-dvh place-items-center">
        {status === 'loading' ? (
          <Spinner size={28} label="Chargement..." />
        ) : (
          <ErrorState error={new ApiError(UNREACHABLE)} onRetry={refetchUser} />
        )}
      </div>
    );
  }

  return (
    <div className="page pb-16 lg:pt-10">
      <Reauthentication />
      <DashboardMenuSheet user={user} />
      <DashboardHeader user={user} />
      <div className="grid gap-6 max-lg:pt-2 lg:mt-9 lg:grid-cols-[15rem_1fr] lg:gap-10">
        <div className="self-start max-lg:hidden lg:sticky lg:top-22">
          <DashboardMenu user={user} />
        </div>
        <div className="grid min-h-dvh min-w-0 grid-cols-1 content-start gap-6">
          {/* Among the objects, it is the first of the steps. */}
          {!user.emailVerified && !ownObjects.includes(pathname) && (
            <Alert
              tone="warning"
              title="Votre adresse e-mail n'est pas confirmée."
              action={
                <ButtonLink to={signInPath(pathname, paths.confirmEmail)} variant="secondary">
                  Confirmer mon adresse
                </ButtonLink>
              }
            >
              <p>
                Elle est nécessaire pour proposer des objets, et reçoit tout ce qui touche à votre
                argent.
              </p>
            </Alert>
          )}
          {user.suspendedAt && <SuspendedNotice />}
          {user.deletionDueAt && pathname !== paths.deleteAccount && <LeavingNotice />}
          {/* What could not be shown was not seen before either. */}
          <PageBoundary key={pathname}>
            <OfflineNotice />
            <Suspense fallback={<DashboardSkeleton />}>
              <Outlet />
            </Suspense>
          </PageBoundary>
        </div>
      </div>
    </div>
  );
}

/** A heading, and what it is about. */
function DashboardSkeleton() {
  return (
    <>
      <Skeleton className="h-9 w-48 rounded-xl" />
      <Skeleton className="h-96 rounded-2xl" />
    </>
  );
}

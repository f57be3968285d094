import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { DashboardTitle } from '@/app/layout/dashboard-title';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { MoreButton, nextPageOf } from '@/components/ui/more-button';
import { Skeleton } from '@/components/ui/skeleton';
import { ThreadRow, threadsQuery } from '@/features/messages';
import { useIsLive, useLive } from '@/lib/live';
import { paths } from '@/lib/paths';
import { useStandingError } from '@/lib/use-standing-error';

export default function Messages() {
  const queryClient = useQueryClient();
  const options = threadsQuery(useIsLive());
  const list = useInfiniteQuery(options);
  const [error, forgetError] = useStandingError([list]);
  useLive(() => void queryClient.invalidateQueries({ queryKey: options.queryKey }));
  const threads = list.data?.pages.flatMap((page) => page.threads) ?? [];

  return (
    <>
      <DashboardTitle title="Messages" />
      {list.isPending && !error && <Skeleton className="h-64 rounded-2xl" />}
      {error && (
        <ErrorState
          error={error}
          onRetry={() => {
            forgetError();
            void list.refetch();
          }}
        />
      )}
      {list.data && threads.length === 0 && (
        <Card>
          <EmptyState
            icon={MessageCircle}
            title="Vous n'avez pas encore de messages"
            action={<ButtonLink to={paths.explorer}>Explorer les objets</ButtonLink>}
          >
            Posez une question depuis la page d'un objet, ou écrivez à l'autre personne depuis une
            location.
          </EmptyState>
        </Card>
      )}
      <ul className="grid gap-3 empty:hidden">
        {threads.map((thread) => (
          <li key={thread.id}>
            <ThreadRow thread={thread} />
          </li>
        ))}
      </ul>
      <MoreButton {...nextPageOf(list)} />
    </>
  );
}

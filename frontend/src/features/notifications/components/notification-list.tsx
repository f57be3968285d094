import { useInfiniteQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Failure } from '@/components/ui/failure';
import { MoreButton, nextPageOf } from '@/components/ui/more-button';
import { Skeleton } from '@/components/ui/skeleton';
import { notificationsQuery } from '../api/list-notifications';
import { useMarkRead } from '../api/mark-read';
import { NotificationRow } from './notification-row';

/** What the member was told, newest first. */
export function NotificationList() {
  const list = useInfiniteQuery(notificationsQuery);
  const markRead = useMarkRead();
  const notifications = list.data?.pages.flatMap((page) => page.notifications) ?? [];

  if (list.isPending) return <Skeleton className="h-64 rounded-2xl" />;
  if (!list.data) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  if (notifications.length === 0) {
    return (
      <Card>
        <EmptyState icon={Bell} title="Vous n'avez pas encore de notifications">
          Ce qui arrive à vos objets, à vos locations et à votre argent s'affichera ici.
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      {notifications.some(({ isRead }) => !isRead) && (
        <Button
          variant="secondary"
          busy={markRead.isPending}
          onClick={() => markRead.mutate('all')}
          className="sm:justify-self-start"
        >
          Tout marquer comme lu
        </Button>
      )}
      {markRead.error && (
        <Failure message="La notification n'a pas pu être marquée." error={markRead.error} />
      )}
      <Card className="overflow-hidden">
        <ul className="divide-y divide-sand-200">
          {notifications.map((notification) => (
            <li key={notification.id}>
              <NotificationRow
                notification={notification}
                onRead={() => markRead.mutate(notification.id)}
              />
            </li>
          ))}
        </ul>
      </Card>
      <MoreButton {...nextPageOf(list)} />
    </>
  );
}

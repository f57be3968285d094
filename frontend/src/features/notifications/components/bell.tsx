import { plural } from '@loka/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell as BellIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useLive } from '@/lib/live';
import { paths } from '@/lib/paths';
import { unreadQuery } from '../api/count-unread';

const MOST_SHOWN = 99;

/** Leads to what the member was told, and says how much of it is new. */
export function Bell() {
  const queryClient = useQueryClient();
  const { data: unread = 0 } = useQuery(unreadQuery);
  useLive(({ type }) => {
    if (type === 'notification' || type === 'resync')
      void queryClient.invalidateQueries({ queryKey: ['notifications'] });
  });
  const label = unread > 0 ? `Notifications, ${plural(unread, 'non lue')}` : 'Notifications';
  return (
    <Link
      to={paths.notifications}
      aria-label={label}
      title={label}
      className="relative inline-grid size-[44px] shrink-0 place-items-center rounded-full text-ink-700 hover:bg-sand-100 hover:text-ink-900"
    >
      <BellIcon size={22} aria-hidden />
      {unread > 0 && (
        <span
          aria-hidden
          className="absolute top-0.5 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-clay-600 px-1 font-semibold text-count text-white tabular-nums"
        >
          {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
        </span>
      )}
    </Link>
  );
}

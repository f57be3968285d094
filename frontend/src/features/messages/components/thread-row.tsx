import { formatAge, formatPeriod } from '@loka/client';
import { clsx } from 'clsx';
import { CalendarDays, Camera } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Thread } from '@/api/types';
import { Picture } from '@/components/ui/picture';
import { useEntries } from '@/lib/offline';
import { paths } from '@/lib/paths';

/** A conversation in the list. */
export function ThreadRow({ thread }: { thread: Thread }) {
  const { item, other, rental, last_message: last, unread } = thread;
  const waiting = useEntries(thread.id).length;
  return (
    <Link
      to={paths.thread(thread.id)}
      className="grid grid-cols-[3.5rem_1fr_auto] items-center gap-x-3.5 rounded-2xl border border-sand-200 bg-white p-3.5 shadow-card hover:border-lagoon-600"
    >
      <Picture src={item.image ?? undefined} alt="" sizes="3.5rem" className="size-14 rounded-xl" />
      <div className="min-w-0">
        <p className={clsx('truncate text-ink-900', unread ? 'font-bold' : 'font-semibold')}>
          {other.name}
        </p>
        <p className="truncate text-ink-500 text-sm">{item.title}</p>
        <p
          className={clsx(
            'flex items-center gap-1.5 text-[0.95rem]',
            unread ? 'font-semibold text-ink-900' : 'text-ink-700',
          )}
        >
          {last && last.pictures > 0 && <Camera size={16} aria-hidden className="shrink-0" />}
          <span className="truncate">
            {last?.mine && 'Vous : '}
            {last?.body || 'Photo'}
          </span>
        </p>
        {rental && (
          <p className="mt-1 flex items-center gap-1.5 text-lagoon-800 text-sm">
            <CalendarDays size={15} aria-hidden className="shrink-0" />
            <span className="truncate">{formatPeriod(rental.start_date, rental.end_date)}</span>
          </p>
        )}
        {waiting > 0 && <p className="mt-1 text-sm text-sun-800">Message non envoyé</p>}
      </div>
      <div className="grid justify-items-end gap-2 self-start pt-0.5">
        {last && (
          <span className="whitespace-nowrap text-ink-500 text-sm">{formatAge(last.sent_at)}</span>
        )}
        {unread > 0 && (
          <span className="grid h-6 min-w-6 place-items-center rounded-full bg-sun-400 px-1.5 font-semibold text-ink-900 text-sm">
            {unread}
            <span className="sr-only"> non lus</span>
          </span>
        )}
      </div>
    </Link>
  );
}

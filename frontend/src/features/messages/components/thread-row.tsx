import { formatAge, formatPeriod, plural } from '@loka/client';
import { clsx } from 'clsx';
import { Camera } from 'lucide-react';
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
      className="grid grid-cols-[auto_1fr] items-start gap-x-3.5 rounded-2xl border border-sand-200 bg-surface p-3.5 shadow-card hover:border-lagoon-600"
    >
      <Picture src={item.image ?? undefined} alt="" sizes="3.5rem" className="size-14 rounded-xl" />
      <div className="min-w-0">
        {/* In large letters, the age of the last message goes below the name. */}
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span
            className={clsx(
              'min-w-0 flex-[1_1_5.5rem] truncate text-ink-900',
              unread ? 'font-bold' : 'font-semibold',
            )}
          >
            {other.name}
          </span>
          {last && <span className="text-ink-500 text-sm">{formatAge(last.sent_at)}</span>}
        </p>
        <p className="truncate text-ink-500 text-sm">{item.title}</p>
        {rental && (
          <p className="truncate text-ink-500 text-sm">
            {formatPeriod(rental.start_date, rental.end_date)}
          </p>
        )}
        <p
          className={clsx(
            'mt-0.5 flex items-center gap-1.5 text-[0.95rem]',
            unread ? 'font-semibold text-ink-900' : 'text-ink-700',
          )}
        >
          {last && last.pictures > 0 && <Camera size={16} aria-hidden className="shrink-0" />}
          <span className="min-w-0 flex-1 truncate">
            <span>{last?.mine && 'Vous\u00a0: '}</span>
            {last?.body || 'Photo'}
          </span>
          {unread > 0 && (
            <span className="grid h-6 min-w-6 shrink-0 place-items-center rounded-full bg-sun-400 px-1.5 font-semibold text-night text-sm">
              <span aria-hidden>{unread}</span>
              <span className="sr-only">{plural(unread, 'non lu')}</span>
            </span>
          )}
        </p>
        {waiting > 0 && <p className="mt-1 text-sm text-sun-800">Message non envoyé</p>}
      </div>
    </Link>
  );
}

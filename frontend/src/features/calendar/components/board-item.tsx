import { formatDay } from '@loka/client';
import { Link } from 'react-router-dom';
import type { ItemCalendar } from '@/api/types';
import { Picture } from '@/components/ui/picture';
import { paths } from '@/lib/paths';

type BoardItemProps = { calendar: ItemCalendar; month: string };

/** The object of a row, which leads to its own calendar. */
export function BoardItem({ calendar, month }: BoardItemProps) {
  const { id, title, image, pieces, available, pausedUntil } = calendar;
  const note = pausedUntil
    ? `En pause, de retour le ${formatDay(pausedUntil)}`
    : available
      ? pieces > 1 && `${pieces} pièces`
      : 'Indisponible';
  return (
    <Link
      to={paths.itemCalendar(id, month)}
      className="group flex min-h-11 items-center gap-3 rounded-xl text-ink-900"
    >
      <Picture
        src={image ?? undefined}
        alt=""
        sizes="2.75rem"
        className="size-11 shrink-0 rounded-lg"
      />
      <span className="min-w-0">
        <span className="line-clamp-2 font-medium leading-snug group-hover:underline">{title}</span>
        {note && <span className="block text-ink-500 text-xs">{note}</span>}
      </span>
    </Link>
  );
}

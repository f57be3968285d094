import { formatMonthAndYear, formatPeriod, plural, today } from '@loka/client';
import type { ItemCalendar } from '@/api/types';
import { Badge } from '@/components/ui/badge';
import { TextLink } from '@/components/ui/text-link';
import { monthOf } from '@/lib/month';
import { paths } from '@/lib/paths';

/** Who has the object in the month that is shown, or had it, and who asks for it. */
export function MonthRentals({ calendar, month }: { calendar: ItemCalendar; month: string }) {
  const rentals = calendar.periods.filter(({ kind }) => kind !== 'closed');
  if (rentals.length === 0) return null;
  return (
    <div className="border-sand-200 border-t pt-4">
      <h3 className="flex items-center justify-between gap-3 font-sans font-semibold text-base tracking-normal">
        <span className="first-letter:uppercase">
          {month === monthOf(today()) ? 'ce mois-ci' : formatMonthAndYear(month)}
        </span>
        <TextLink to={paths.requests} className="text-sm">
          Voir les demandes
        </TextLink>
      </h3>
      <ul className="mt-2 grid gap-2">
        {rentals.map(({ kind, start, end, pieces, rentalId, renterName }) => (
          <li key={rentalId} className="flex items-start justify-between gap-3">
            <span className="min-w-0">
              <span className="font-medium text-ink-900">{renterName}</span>
              <span>{calendar.pieces > 1 && ` · ${plural(pieces, 'pièce')}`}</span>
              <span className="block text-ink-500 text-sm">{formatPeriod(start, end)}</span>
            </span>
            <Badge tone={kind === 'booked' ? 'success' : 'warning'}>
              {kind === 'booked' ? 'Loué' : 'Demandé'}
            </Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}

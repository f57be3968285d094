import { formatMonthAndYear, today } from '@loka/client';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { DashboardTitle } from '@/app/layout/dashboard-title';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { IconButton } from '@/components/ui/icon-button';
import { Skeleton } from '@/components/ui/skeleton';
import { CalendarBoard, CalendarLegend, calendarBounds, calendarQuery } from '@/features/calendar';
import { addMonths, monthOf } from '@/lib/month';
import { paths } from '@/lib/paths';
import { useShownMonth } from './use-shown-month';

/** The days of all objects of an owner, month by month; the month is in the address. */
export default function CalendarPage() {
  const [month, show] = useShownMonth();
  const { first, last } = calendarBounds(today());
  const { data: calendars, error, refetch } = useQuery(calendarQuery(month));

  return (
    <>
      <DashboardTitle title="Calendrier" />
      <div className="flex items-center justify-between gap-2 sm:justify-start">
        <IconButton
          label="Mois précédent"
          disabled={month <= monthOf(first)}
          onClick={() => show(addMonths(month, -1))}
        >
          <ChevronLeft size={20} aria-hidden />
        </IconButton>
        <h2
          aria-live="polite"
          className="min-w-0 text-center sm:min-w-44 text-xl first-letter:uppercase"
        >
          {formatMonthAndYear(month)}
        </h2>
        <IconButton
          label="Mois suivant"
          disabled={month >= monthOf(last)}
          onClick={() => show(addMonths(month, 1))}
        >
          <ChevronRight size={20} aria-hidden />
        </IconButton>
      </div>
      {error && <ErrorState error={error} onRetry={refetch} />}
      {!calendars && !error && <Skeleton className="h-72" />}
      {calendars?.length === 0 && (
        <Card>
          <EmptyState
            icon={CalendarDays}
            title="Vous n'avez pas encore d'objets à louer"
            action={<ButtonLink to={paths.addItem}>Ajouter un objet</ButtonLink>}
          >
            Leurs jours loués, demandés et fermés s'affichent ici.
          </EmptyState>
        </Card>
      )}
      {calendars && calendars.length > 0 && (
        <>
          <CalendarLegend several={calendars.some(({ pieces }) => pieces > 1)} />
          <CalendarBoard calendars={calendars} month={month} />
        </>
      )}
    </>
  );
}

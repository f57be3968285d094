import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { DashboardTitle } from '@/app/layout/dashboard-title';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { TextLink } from '@/components/ui/text-link';
import { CalendarFeed, OwnerCalendar } from '@/features/calendar';
import { itemQuery } from '@/features/items';
import { paths } from '@/lib/paths';
import { useShownMonth } from './use-shown-month';

/** The days of one of the owner's objects. */
export default function ItemCalendarPage() {
  const { id = '' } = useParams();
  const [month, show] = useShownMonth();
  const { data: item } = useQuery(itemQuery(id));

  return (
    <>
      <DashboardTitle
        title="Calendrier"
        action={
          <ButtonLink to={paths.calendar} variant="ghost" className="max-sm:-ml-5">
            <ArrowLeft size={18} aria-hidden />
            Tous mes objets
          </ButtonLink>
        }
      />
      <p className="min-h-6">
        {item && (
          <TextLink to={paths.item(id)} className="wrap-anywhere">
            {item.title}
          </TextLink>
        )}
      </p>
      <div className="grid gap-5 xl:grid-cols-[minmax(0,28rem)_minmax(0,1fr)]">
        <Card className="p-3 sm:p-6">
          <OwnerCalendar key={id} itemId={id} month={month} onMonth={show} />
        </Card>
        <CalendarFeed key={id} itemId={id} />
      </div>
    </>
  );
}

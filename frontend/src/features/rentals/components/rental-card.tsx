import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Rental } from '@/api/types';
import { paths } from '@/app/paths';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Picture } from '@/components/ui/picture';
import { formatDateRange } from '@/lib/format';
import { STATUS } from '../rental-status';

type RentalCardProps = {
  rental: Rental;
  /** The other party, and what is to be known about the money. */
  children: ReactNode;
  actions?: ReactNode;
};

/** A rental in a list, the same for both parties. */
export function RentalCard({ rental, children, actions }: RentalCardProps) {
  const { label, tone } = STATUS[rental.status];
  return (
    <Card className="p-4 sm:p-5">
      <article aria-label={rental.itemTitle} className="grid gap-4">
        <div className="flex gap-4">
          <Picture
            src={rental.itemImage ?? undefined}
            alt=""
            sizes="7rem"
            className="size-20 shrink-0 rounded-2xl sm:size-28"
          />
          <div className="grid min-w-0 flex-1 content-start justify-items-start gap-1.5">
            <Badge tone={tone}>{label}</Badge>
            <h3 className="line-clamp-2 font-sans font-semibold text-lg leading-snug tracking-normal">
              <Link to={paths.item(rental.item_id)} className="hover:underline">
                {rental.itemTitle}
              </Link>
            </h3>
            <p className="text-ink-500">{formatDateRange(rental.start_date, rental.end_date)}</p>
          </div>
        </div>
        {children}
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </article>
    </Card>
  );
}

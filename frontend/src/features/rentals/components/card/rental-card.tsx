import { formatPeriod } from '@loka/client';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Rental } from '@/api/types';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Disclosure } from '@/components/ui/disclosure';
import { LateButton, useLateDialog } from '@/components/ui/late-dialog';
import { Picture } from '@/components/ui/picture';
import { ReportButton } from '@/features/reports';
import { paths } from '@/lib/paths';
import { late } from '../../late-dialogs';
import { isOver, statusOf } from '../../rental-status';

type RentalCardProps = {
  rental: Rental;
  /** The other party, and what is to be known about the money. */
  children: ReactNode;
  /** What is most likely to be done, always in sight. */
  actions: ReactNode;
  /** What else can be done. */
  more?: ReactNode;
};

/** A rental in a list, the same for both parties. */
export function RentalCard({ rental, children, actions, more }: RentalCardProps) {
  const { label, tone } = statusOf(rental);
  const isGone = isOver(rental) && !rental.itemOffered;
  const rented = useLateDialog(late.rentedObject);
  const { Dialog } = rented;
  return (
    <Card className="p-4 sm:p-5">
      <article
        aria-label={rental.itemTitle}
        className="flex flex-wrap gap-4 sm:grid sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-x-5"
      >
        <Picture
          src={rental.itemImage ?? undefined}
          alt=""
          sizes="(min-width: 40rem) 9rem, 5rem"
          // Stretched to its row, a box without a picture would be as wide as the row is high.
          className="aspect-square w-[min(5rem,28vw)] shrink-0 self-start rounded-2xl sm:row-span-2 sm:w-full"
        />
        {/* Below the picture where a date has no room beside it. */}
        <div className="min-w-[min(7.5rem,100%)] flex-1">
          <Badge tone={tone}>{label}</Badge>
          <h3 className="mt-1.5 line-clamp-3 font-sans font-semibold text-title leading-snug tracking-normal">
            {isGone ? (
              <button
                type="button"
                aria-haspopup="dialog"
                className="printed cursor-pointer text-left hover:underline"
                aria-busy={rented.isLoading || undefined}
                onClick={rented.open}
              >
                {rental.itemTitle}
              </button>
            ) : (
              <Link to={paths.item(rental.item_id)} className="hover:underline">
                {rental.itemTitle}
              </Link>
            )}
          </h3>
          <p className="text-ink-500">{formatPeriod(rental.start_date, rental.end_date)}</p>
        </div>
        <div className="grid w-full min-w-0 grid-cols-1 gap-4">
          {children}
          {isGone && <p className="text-ink-500 text-sm">Cet objet n'est plus proposé.</p>}
          <div className="flex flex-wrap gap-2 empty:hidden sm:gap-3 max-sm:[&>:is(a,button)]:grow max-sm:[&>:is(a,button)]:px-3.5">
            {actions}
            {isGone && (
              <LateButton late={rented} variant="secondary">
                Voir ce qui était loué
              </LateButton>
            )}
          </div>
          <Disclosure label="Plus d'actions" className="-mt-2 print:hidden">
            <div className="flex flex-wrap items-center gap-2 pt-1 sm:gap-3">
              {more}
              <ReportButton kind="rental" subjectId={rental.id}>
                Signaler un problème
              </ReportButton>
            </div>
          </Disclosure>
        </div>
      </article>
      {Dialog && <Dialog rental={rental} {...rented.shown} />}
    </Card>
  );
}

import { formatPeriod, plural } from '@loka/client';
import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { Picture } from '@/components/ui/picture';
import { type Handover, HandoverWords } from '@/features/places';
import { picturesOf } from '@/lib/picture';
import { placeName } from '@/lib/place-name';
import type { BillingRequest } from '../billing-request';

type OrderSummaryProps = Pick<BillingRequest, 'startDate' | 'endDate' | 'totalDays'> & {
  /** How many of the object, where that may be more than one. */
  pieces?: number;
  item: { title: string; images: readonly string[]; location?: string };
  /** How the object changes hands; not said again for more days. */
  handover?: Handover;
  /** For the owner. */
  message?: string;
  children: ReactNode;
};

/** What is being rented and when; the price goes below. */
export function OrderSummary(props: OrderSummaryProps) {
  const { item, startDate, endDate, totalDays, pieces = 1, handover, message, children } = props;
  return (
    <Card className="p-5 sm:p-6">
      <div className="flex flex-wrap gap-4">
        <Picture
          src={picturesOf(item.images)[0]}
          alt=""
          sizes="6rem"
          className="size-24 shrink-0 rounded-2xl"
        />
        {/* Below the picture where a place has no room beside it. */}
        <div className="min-w-[min(8rem,100%)] flex-1">
          <h2 className="line-clamp-3 text-xl">{item.title}</h2>
          {item.location && <p className="mt-1 text-ink-500 text-sm">{placeName(item.location)}</p>}
        </div>
      </div>
      <dl className="my-5 grid gap-3 border-sand-200 border-y py-5">
        <div>
          <dt className="text-ink-500 text-sm">Dates</dt>
          <dd className="font-medium text-ink-900">
            {formatPeriod(startDate, endDate)} ({plural(totalDays, 'jour')})
          </dd>
        </div>
        {pieces > 1 && (
          <div>
            <dt className="text-ink-500 text-sm">Pièces</dt>
            <dd className="font-medium text-ink-900">{pieces}</dd>
          </div>
        )}
        {handover && (
          <div>
            <dt className="text-ink-500 text-sm">Remise de l'objet</dt>
            <dd className="wrap-anywhere font-medium text-ink-900">
              <HandoverWords {...handover} />
            </dd>
          </div>
        )}
        {message && (
          <div>
            <dt className="text-ink-500 text-sm">Pour le propriétaire</dt>
            <dd className="wrap-anywhere font-medium text-ink-900">{message}</dd>
          </div>
        )}
      </dl>
      {children}
    </Card>
  );
}

import type { ReactNode } from 'react';
import type { Rental } from '@/api/types';
import { formatFcfa } from '@/lib/format';

/** The figures of a rental, label above value. */
export function RentalFacts({ children }: { children: ReactNode }) {
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3 sm:gap-x-12 border-sand-200 border-t pt-4">
      {children}
    </dl>
  );
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-500 text-sm">{label}</dt>
      <dd className="break-words font-medium text-ink-900">{children}</dd>
    </div>
  );
}

/** What the renter paid, and how much of it is only held. */
export function TotalFact({ rental }: { rental: Rental }) {
  return (
    <Fact label="Prix total">
      {formatFcfa(rental.total_price)}
      {rental.deposit > 0 && (
        <span className="block font-normal text-ink-500 text-sm">
          dont caution {formatFcfa(rental.deposit)}
        </span>
      )}
    </Fact>
  );
}

import { formatDatedInstant, formatFcfa, formatPeriod } from '@loka/client';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { WalletEntry } from '@/api/types';
import { ButtonLink } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Failure } from '@/components/ui/failure';
import { Skeleton } from '@/components/ui/skeleton';
import { useAuth } from '@/features/account';
import { rentalQuery } from '@/features/rentals';
import { paths } from '@/lib/paths';
import { amountOf } from '../line-words';

type TransactionDetailsProps = {
  entry: WalletEntry;
  typeLabel: string;
  onClose: () => void;
};

/** A movement of the wallet: what it was, when, of which rental, with which references, and the balance after it. */
export function TransactionDetails(props: TransactionDetailsProps) {
  const { entry, typeLabel, onClose } = props;
  return (
    <Dialog open onOpenChange={onClose} title={amountOf(entry)} description={entry.label}>
      <dl className="grid divide-y divide-sand-200 border-sand-200 border-y">
        <Line label="Type">{typeLabel}</Line>
        <Line label="Date">{formatDatedInstant(entry.createdAt)}</Line>
        <Line label="Solde ensuite">{formatFcfa(entry.balance)}</Line>
        {entry.rental && <Line label="Avec">{entry.rental.otherName}</Line>}
        {entry.number && <Line label="Numéro">{entry.number}</Line>}
        {entry.reference && <Line label="Référence">{entry.reference}</Line>}
        {entry.operatorReference && (
          <Line label="Référence de l'opérateur">{entry.operatorReference}</Line>
        )}
      </dl>
      {entry.rental_id && <OfRental id={entry.rental_id} />}
    </Dialog>
  );
}

function OfRental({ id }: { id: string }) {
  const { user } = useAuth();
  const { data: rental, error } = useQuery(rentalQuery(id));
  if (error) return <Failure message="La location n'a pas pu être lue." error={error} />;
  if (!rental || !user) return <Skeleton className="h-24 rounded-2xl" />;
  const isOwner = rental.owner_id === user.id;
  return (
    <section aria-label="Location" className="grid gap-3 rounded-2xl bg-sand-100 p-4">
      <div>
        <p className="wrap-anywhere font-semibold text-ink-900">{rental.itemTitle}</p>
        <p className="text-ink-500">{formatPeriod(rental.start_date, rental.end_date)}</p>
      </div>
      <ButtonLink to={isOwner ? paths.request(id) : paths.myRental(id)} variant="secondary">
        Voir la location
      </ButtonLink>
    </section>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="facing items-baseline py-2.5">
      <dt className="text-ink-500">{label}</dt>
      <dd className="wrap-anywhere text-right font-medium text-ink-900 tabular-nums">{children}</dd>
    </div>
  );
}

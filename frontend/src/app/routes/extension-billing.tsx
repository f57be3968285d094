import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { Navigate, useParams } from 'react-router-dom';
import { isFinal } from '@/api/problem';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { useAuth } from '@/features/account';
import { ExtensionCheckout, RentalPayment, type TillForm, useTill } from '@/features/billing';
import { rentalQuery } from '@/features/rentals';
import { paths, signInPath } from '@/lib/paths';

/** The bill of a rental's extension. */
export default function ExtensionBilling() {
  const { status } = useAuth();
  const { rentalId = '' } = useParams();
  const till = useTill();
  if (status === 'signed-out') return <Navigate to={signInPath(till.address)} replace />;

  return (
    <div className="page py-8 md:py-12">
      <title>Payer la prolongation · Loka</title>
      <h1 className="mb-6 text-3xl md:mb-8 md:text-[2.6rem]">Payer la prolongation</h1>
      {till.paymentId ? (
        <RentalPayment paymentId={till.paymentId} onRetry={till.retry} />
      ) : (
        <Bill rentalId={rentalId} form={till.form} />
      )}
    </div>
  );
}

const toRentals = <ButtonLink to={paths.myRentals}>Voir mes locations</ButtonLink>;

function Bill({ rentalId, form }: { rentalId: string; form: TillForm }) {
  const { data: rental, error, refetch } = useQuery(rentalQuery(rentalId));
  if (error && isFinal(error))
    return <EmptyState icon={CalendarClock} title="Location non trouvée" action={toRentals} />;
  if (error && !rental) return <ErrorState error={error} onRetry={refetch} />;
  if (!rental) return <Skeleton className="h-96 rounded-3xl" />;
  const { change } = rental;
  if (!change?.actions.includes('pay')) {
    return (
      <EmptyState icon={CalendarClock} title="Rien à payer" action={toRentals}>
        Cette prolongation n'attend pas de paiement.
      </EmptyState>
    );
  }
  return <ExtensionCheckout {...form} rental={rental} change={change} />;
}

import { PackageSearch } from 'lucide-react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import type { Payment } from '@/api/types';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { useAuth, useKeepWayBack } from '@/features/account';
import { Checkout, RentalPayment, readBillingRequest, useTill } from '@/features/billing';
import { useCountCheckout } from '@/features/figures';
import { continuedRequestPath, paths, signInPath } from '@/lib/paths';

export default function Billing() {
  const { user, status } = useAuth();
  const { state } = useLocation();
  const navigate = useNavigate();
  const till = useTill();
  const { paymentId } = till;
  const request = readBillingRequest(state);
  // For the tab that the mailed link opens, should this one be gone.
  useKeepWayBack(
    request && continuedRequestPath(request.item.id),
    user?.emailVerified === false && request !== null,
  );
  useCountCheckout(status === 'signed-in' && !paymentId ? request?.item.id : undefined);

  if (status === 'signed-out' && (paymentId || request)) {
    // The request goes on from its draft; a payment is found by its id.
    const back = paymentId ? till.address : request && continuedRequestPath(request.item.id);
    return <Navigate to={signInPath(back ?? paths.explorer)} replace />;
  }

  /** Without its request, to the item, where its draft is. */
  const retry = (payment: Payment) =>
    request ? till.retry(payment) : navigate(paths.item(payment.itemId ?? ''));

  return (
    <div className="page py-8 md:py-12">
      <title>Facturation · Loka</title>
      <h1 className="mb-6 text-3xl md:mb-8 md:text-[2.6rem]">Facturation</h1>
      {paymentId && <RentalPayment paymentId={paymentId} onRetry={retry} />}
      {!paymentId && request && <Checkout {...till.form} request={request} />}
      {!paymentId && !request && (
        <EmptyState
          icon={PackageSearch}
          title="Aucun objet sélectionné"
          action={<ButtonLink to={paths.explorer}>Retour</ButtonLink>}
        >
          Choisissez d'abord un objet et des dates.
        </EmptyState>
      )}
    </div>
  );
}

import { PackageSearch } from 'lucide-react';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Payment } from '@/api/types';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { UnconfirmedEmail, useAuth } from '@/features/account';
import { Checkout, type Payer, RentalPayment, readBillingRequest } from '@/features/billing';
import { paths, signInPath } from '@/lib/paths';

/* In the address, so that a reload in the middle of a payment finds it again. */
const PAYMENT_PARAM = 'paiement';

export default function Billing() {
  const { status } = useAuth();
  const { state } = useLocation();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const paymentId = query.get(PAYMENT_PARAM);
  const request = readBillingRequest(state);
  // Here rather than in the form, so that trying again does not mean typing again.
  const [payer, setPayer] = useState<Payer>();
  const [failed, setFailed] = useState<Payment>();

  if (status === 'signed-out' && (paymentId || request)) {
    // The request is typed again from its draft; a payment is found by its id.
    const back = paymentId ? `${paths.billing}?${query}` : request && paths.item(request.item.id);
    return <Navigate to={signInPath(back ?? paths.explorer)} replace />;
  }

  const show = (id: string | null) =>
    navigate(
      { pathname: paths.billing, search: id ? `?${PAYMENT_PARAM}=${id}` : '' },
      { state, replace: true },
    );

  /** To the form as it was filled in; without its request, to the item, where its draft is. */
  function retry(payment: Payment) {
    if (!request) return navigate(paths.item(payment.itemId ?? ''));
    const { operator, phoneNumber, walletAmount } = payment;
    if (operator !== 'wallet') setPayer({ operator, phoneNumber, useWallet: walletAmount > 0 });
    setFailed(payment);
    return show(null);
  }

  return (
    <div className="page py-8 md:py-12">
      <title>Facturation · Loka</title>
      <h1 className="mb-6 text-3xl md:mb-8 md:text-[2.6rem]">Facturation</h1>
      {paymentId && <RentalPayment paymentId={paymentId} onRetry={retry} />}
      {!paymentId && request && (
        <div className="grid gap-6">
          <UnconfirmedEmail />
          <Checkout
            request={request}
            payer={payer}
            failed={failed}
            onPayer={setPayer}
            onStarted={show}
          />
        </div>
      )}
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

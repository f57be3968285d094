import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Payment } from '@/api/types';
import type { Payer } from './use-payer';

/* In the address, so that a reload in the middle of a payment finds it again. */
const PAYMENT_PARAM = 'paiement';

/** What the form of every bill takes. */
export type TillForm = {
  payer: Payer | undefined;
  /** The try before, which failed. */
  failed?: Payment | undefined;
  onPayer: (payer: Payer) => void;
  onStarted: (paymentId: string) => void;
};

/** What the page of a bill remembers: the payment that runs, and the form as it was filled in. */
export function useTill() {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  // Here rather than in the form, so that trying again does not mean typing again.
  const [payer, setPayer] = useState<Payer>();
  const [failed, setFailed] = useState<Payment>();

  const show = (id: string | null) =>
    navigate({ pathname, search: id ? `?${PAYMENT_PARAM}=${id}` : '' }, { state, replace: true });

  /** Back to the form as it was filled in. */
  function retry(payment: Payment) {
    const { operator, phoneNumber, walletAmount } = payment;
    if (operator !== 'wallet') setPayer({ operator, phoneNumber, useWallet: walletAmount > 0 });
    setFailed(payment);
    return show(null);
  }

  return {
    paymentId: query.get(PAYMENT_PARAM),
    /** With the payment that runs, for whoever signs in first. */
    address: query.size > 0 ? `${pathname}?${query}` : pathname,
    show,
    retry,
    form: { payer, failed, onPayer: setPayer, onStarted: show } satisfies TillForm,
  };
}

import { body } from '@loka/client';
import { useMutation } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { Rental } from '@/api/types';
import { useRefreshMoney } from '@/features/payments';
import { useToldRefusal } from '../use-told-refusal';

/** A claim on the deposit, or an answer to it; XAF. */
export type Claim = { amount: number; reason: string };

/** A step of a rental; what is on screen is read again, also when it was refused. */
function useStep<Input>(send: (input: Input) => Promise<Rental>, onDone: () => void) {
  const refresh = useRefreshMoney();
  const told = useToldRefusal();
  return useMutation({
    ...told,
    mutationFn: send,
    onSuccess: onDone,
    // Not awaited: without network it would not end.
    onSettled: () => void refresh(),
  });
}

/** The owner agrees that the object is back: the deposit goes to the renter. */
export const useConfirmReturn = (rental: Rental, onDone: () => void) =>
  useStep(
    () => body(api.POST('/api/rentals/{id}/confirm-return', { params: once(rental, 'confirm') })),
    onDone,
  );

/** The owner claims the price of each day that the object came back late. */
export const useClaimLateFee = (rental: Rental, onDone: () => void) =>
  useStep(
    () => body(api.POST('/api/rentals/{id}/claim-late-fee', { params: once(rental, 'late') })),
    onDone,
  );

/** The owner says that the object is not back. */
export const useReportMissing = (rental: Rental, onDone: () => void) =>
  useStep(
    (reason: string) =>
      body(
        api.POST('/api/rentals/{id}/report-missing', {
          params: { path: { id: rental.id } },
          body: { reason },
        }),
      ),
    onDone,
  );

/** The renter agrees to the claim. */
export const useAcceptClaim = (rental: Rental, onDone: () => void) =>
  useStep(
    () => body(api.POST('/api/rentals/{id}/accept-claim', { params: once(rental, 'accept') })),
    onDone,
  );

/** The renter offers less. */
export const useCounterClaim = (rental: Rental, onDone: () => void) =>
  useStep(
    (offer: Claim) =>
      body(
        api.POST('/api/rentals/{id}/counter-claim', {
          params: { path: { id: rental.id } },
          body: offer,
        }),
      ),
    onDone,
  );

/** The owner agrees to the offer. */
export const useAcceptOffer = (rental: Rental, onDone: () => void) =>
  useStep(
    () => body(api.POST('/api/rentals/{id}/accept-offer', { params: once(rental, 'offer') })),
    onDone,
  );

/** The owner does not agree: staff are asked. */
export const useRefuseOffer = (rental: Rental, onDone: () => void) =>
  useStep(
    (reason: string) =>
      body(
        api.POST('/api/rentals/{id}/refuse-offer', {
          params: { path: { id: rental.id } },
          body: { reason },
        }),
      ),
    onDone,
  );

/** Pressed twice, or sent again on a bad network, it is one step; the server takes no step twice either. */
const once = ({ id }: Rental, step: string) => ({
  path: { id },
  header: { 'Idempotency-Key': `${id}:${step}` },
});

/** The owner agrees that the renter did not get the object. */
export const useAdmitNotReceived = (rental: Rental, onDone: () => void) =>
  useStep(
    () =>
      body(
        api.POST('/api/rentals/{id}/admit-not-received', { params: once(rental, 'not-received') }),
      ),
    onDone,
  );

/** The renter agrees not to have come. */
export const useAdmitAbsence = (rental: Rental, onDone: () => void) =>
  useStep(
    () => body(api.POST('/api/rentals/{id}/admit-absence', { params: once(rental, 'absence') })),
    onDone,
  );

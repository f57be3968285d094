/** A payment that the product acknowledged. Amounts in XAF. */
export interface AcknowledgedPayment {
  id: string;
  purpose: string;
  userId: string;
  amount: number;
  walletAmount: number;
}

/** What the product answered with success, and must therefore have done. */
export class Acknowledgements {
  readonly payments: AcknowledgedPayment[] = [];
  /** Transitions of rentals, each as one of the events that it may be. */
  readonly transitions: { rentalId: string; events: readonly string[] }[] = [];
  /** Corrections of wallets, in XAF. */
  readonly corrections: { userId: string; amount: number }[] = [];
  /** Reviewed payments that an admin resolved. */
  readonly resolutions: { id: string; status: string }[] = [];
}

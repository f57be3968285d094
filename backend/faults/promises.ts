/** A payment that the product answered for. Amounts in XAF. */
export interface PromisedPayment {
  id: string;
  purpose: string;
  userId: string;
  amount: number;
  walletAmount: number;
}

/** What the product has acknowledged, and must therefore have done. */
export class Promises {
  readonly payments: PromisedPayment[] = [];
  /** Moves of rentals, each as one of the events that it may be. */
  readonly moves: { rentalId: string; events: readonly string[] }[] = [];
  /** Corrections of wallets. */
  readonly corrections: { userId: string; amount: number }[] = [];
  /** Payments that staff decided. */
  readonly decisions: { id: string; status: string }[] = [];
}

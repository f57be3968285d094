/**
 * Who is owed what, computed from what happened alone: what members did and were told, what the
 * gateway's book says, and what became of each rental. It knows neither the ledger nor the rules of
 * the product, which are stated here anew. All amounts in XAF, whole francs.
 */
export interface History {
  payments: readonly MadePayment[];
  book: readonly BookEntry[];
  rentals: readonly RentalCourse[];
  /** What admins gave to wallets, or took. */
  corrections: readonly { userId: string; amount: number }[];
  /** What moved at operators beside payments. */
  treasury: readonly BookedLine[];
  /** Members whose accounts are deleted: what comes for them later is theirs no more, and goes back. */
  deleted: readonly string[];
  /** Top-ups that had succeeded by the gateway's word, and of which nothing came. */
  undone: readonly UndonePayment[];
}

/** A success that never was, as two admins have put it right: the gateway's book has no line of it. */
export interface UndonePayment {
  id: string;
  userId: string;
  /** The phone that was to pay. */
  number: string;
  /** That the wallet was given. */
  amount: number;
  /** Who bears what did not come: the member gives it back, or Loka does without it. */
  bearer: 'member' | 'loka';
}

/** A line of an operator's statement, as two admins booked it. */
export interface BookedLine {
  kind:
    | 'transfer'
    | 'pay_in'
    | 'take_out'
    | 'fee_charged'
    | 'fee_refunded'
    | 'fee_refilled'
    | 'unclaimed_sent_back';
  operator: string;
  /** Where a transfer came to. */
  toOperator: string | null;
  amount: number;
}

/** A payment, as its member asked for it and was told of it. */
export interface MadePayment {
  id: string;
  /** The one that the gateway knows it by; any for one that the wallet paid alone. */
  reference: string;
  purpose: 'rental' | 'extension' | 'top_up' | 'withdrawal' | 'refund';
  userId: string;
  /** Through the gateway. */
  amount: number;
  /** From the wallet, for a rental or an extension. */
  walletAmount: number;
  /** The rental that it is told to have made, or extended. */
  rentalId: string | null;
  /** Of the rental that it pays for. */
  wanted?: {
    itemId: string;
    ownerId: string;
    start: string;
    end: string;
    pieces: number;
    fulfilment: 'pickup' | 'meeting_point' | 'delivery';
    meetingPointId: string | null;
    rent: number;
    /** Of the rent. */
    deliveryFee: number;
    deposit: number;
  };
  /** The extension that it pays for, of so many days. */
  extension?: { id: string; oldEnd: string; newEnd: string };
}

/** A transaction in the gateway's book. */
export interface BookEntry {
  reference: string;
  /** The phone that paid, or was paid. */
  number: string;
  /** What the product calls the operator that holds the money. */
  operator: string;
  status: 'SUCCESS' | 'FAILED' | 'PENDING';
  amount: number;
  fees: number;
}

/** What became of a rental. Instants in ms since 1970. */
export interface RentalCourse {
  id: string;
  itemId: string;
  renterId: string;
  ownerId: string;
  /** Days: `2026-12-01`. */
  start: string;
  end: string;
  pieces: number;
  fulfilment: string;
  meetingPointId: string | null;
  rent: number;
  deposit: number;
  /** The extensions and shortenings that it was given. */
  changes: readonly DoneChange[];
  acceptedAt: number | null;
  /** How it ended without taking place. */
  ended: {
    how:
      | 'refused'
      | 'cancelled by renter'
      | 'cancelled for a late object'
      | 'cancelled by owner'
      | 'not handed over';
    at: number;
    /** XAF of the rent that the owner keeps of a rental that was not handed over; null for all but a delivery. */
    keptRent: number | null;
  } | null;
  /** The object changed hands, or nobody said otherwise in time. */
  isHandedOver: boolean;
  /** XAF of the deposit that its owner got, the renter having the rest; null while it is held. */
  ownerShare: number | null;
}

/** Another last day that a rental was given. */
export interface DoneChange {
  id: string;
  oldEnd: string;
  newEnd: string;
  /** What paid for an extension; null for a shortening. */
  paymentId: string | null;
}

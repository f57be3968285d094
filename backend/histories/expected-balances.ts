import { refundToRenter } from './refund.js';

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
}

/** A payment, as its member asked for it and was told of it. */
export interface MadePayment {
  id: string;
  /** The one that the gateway knows it by; any for one that the wallet paid alone. */
  reference: string;
  purpose: 'rental' | 'top_up' | 'withdrawal' | 'refund';
  userId: string;
  /** Through the gateway. */
  amount: number;
  /** From the wallet, for a rental. */
  walletAmount: number;
  /** The rental that it is told to have made. */
  rentalId: string | null;
  /** Of the rental that it pays for. */
  wanted?: {
    itemId: string;
    ownerId: string;
    start: string;
    end: string;
    rent: number;
    deposit: number;
  };
}

/** A transaction in the gateway's book. */
export interface BookEntry {
  reference: string;
  /** The phone that paid, or was paid. */
  number: string;
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
    /** XAF of the rent that the owner keeps of a rental that was not handed over; null for all. */
    keptRent: number | null;
  } | null;
  /** The object changed hands, or nobody said otherwise in time. */
  isHandedOver: boolean;
  /** XAF of the deposit that its owner got, the renter having the rest; null while it is held. */
  ownerShare: number | null;
}

export interface Balances {
  /** By member. */
  wallets: Map<string, number>;
  /** By member: rents of accepted rentals without a handover. */
  upcoming: Map<string, number>;
  /** By rental, until the owner answers. */
  escrows: Map<string, number>;
  /** By rental, until the object is back. */
  deposits: Map<string, number>;
  /** By payment, until it is decided. */
  reserved: Map<string, number>;
  /** What operators hold for Loka. */
  held: number;
  /** What Loka has given, and lost to fees. */
  lokas: number;
}

/** @returns the balances, and what contradicts itself in what happened, a line each */
export function expectedBalances(history: History): { balances: Balances; problems: string[] } {
  return new Reckoning(history).run();
}

class Reckoning {
  private readonly problems: string[] = [];
  private readonly balances: Balances = {
    wallets: new Map(),
    upcoming: new Map(),
    escrows: new Map(),
    deposits: new Map(),
    reserved: new Map(),
    held: 0,
    lokas: 0,
  };
  private readonly entries: Map<string, BookEntry[]>;
  private readonly rentals: Map<string, RentalCourse>;
  /** By member and phone: what came from it and was given to the wallet since, less what went back. */
  private readonly refundable = new Map<string, number>();

  constructor(private readonly history: History) {
    this.entries = new Map();
    for (const entry of history.book) {
      const others = this.entries.get(entry.reference) ?? [];
      this.entries.set(entry.reference, [...others, entry]);
    }
    this.rentals = new Map(history.rentals.map((rental) => [rental.id, rental]));
  }

  run() {
    for (const { userId, amount } of this.history.corrections) {
      this.credit(userId, amount);
      this.balances.lokas -= amount;
    }
    for (const payment of this.history.payments) this.pay(payment);
    for (const [phone, left] of this.refundable) {
      if (left < 0) this.problems.push(`${-left} XAF more went back to ${phone} than came from it`);
    }
    for (const id of this.rentals.keys()) this.problems.push(`Nobody paid for rental ${id}`);
    return { balances: this.balances, problems: this.problems };
  }

  private pay(payment: MadePayment): void {
    const settled = this.settle(payment);
    if (settled === 'undecided') {
      const reserved = isPayout(payment) ? payment.amount : payment.walletAmount;
      this.credit(payment.userId, -reserved);
      add(this.balances.reserved, payment.id, reserved);
    } else if (isPayout(payment)) {
      if (payment.purpose === 'refund') this.sendBack(payment, -settled);
      this.credit(payment.userId, -Math.min(settled, payment.amount));
      this.balances.held -= settled;
      this.balances.lokas -= Math.max(0, settled - payment.amount);
    } else {
      this.balances.held += settled;
      if (payment.purpose === 'top_up') this.credit(payment.userId, settled);
      const given = payment.purpose === 'top_up' ? settled : this.rent(payment, settled);
      this.sendBack(payment, Math.min(settled, given));
    }
  }

  /** What the phone of a payment has a right to, or got of it. */
  private sendBack({ userId, reference }: MadePayment, amount: number): void {
    const number = this.entries.get(reference)?.[0]?.number;
    if (number) add(this.refundable, `${number} of ${userId}`, amount);
  }

  /** What came or went through the gateway; nothing for what failed, or was never sent. */
  private settle({ id, reference, amount }: MadePayment): number | 'undecided' {
    if (amount === 0) return 0;
    const entries = this.entries.get(reference) ?? [];
    if (entries.length > 1) this.problems.push(`Payment ${id} was sent ${entries.length} times`);
    if (entries.some(({ status }) => status === 'PENDING')) return 'undecided';
    const paid = entries.filter(({ status }) => status === 'SUCCESS');
    const fees = paid.reduce((sum, entry) => sum + entry.fees, 0);
    this.balances.held -= fees;
    this.balances.lokas -= fees;
    return paid.reduce((sum, entry) => sum + entry.amount, 0);
  }

  /**
   * The payer has a rental for the money, or the money.
   *
   * @returns what of it the payer's wallet has been given by now
   */
  private rent(payment: MadePayment, settled: number): number {
    const { id, userId, amount, walletAmount, rentalId, wanted } = payment;
    const rental = rentalId === null ? undefined : this.rentals.get(rentalId);
    if (!rental || !wanted) {
      if (rentalId) this.problems.push(`Payment ${id} tells of rental ${rentalId}, paid otherwise`);
      this.credit(userId, settled);
      return settled;
    }
    this.rentals.delete(rental.id);
    if (settled !== amount) this.problems.push(`Payment ${id} made a rental without being paid`);
    const terms = [userId, wanted.ownerId, wanted.itemId, wanted.start, wanted.end];
    const made = [rental.renterId, rental.ownerId, rental.itemId, rental.start, rental.end];
    if (terms.join() !== made.join()) {
      this.problems.push(`Payment ${id} was for ${terms}, and made ${made}`);
    }
    this.credit(userId, -walletAmount);
    return this.follow(rental, wanted);
  }

  /**
   * Where the rent and the deposit of a rental are by what became of it.
   *
   * @returns what of them its renter has back
   */
  private follow(
    rental: RentalCourse,
    { rent, deposit }: { rent: number; deposit: number },
  ): number {
    const { id, renterId, ownerId, ended, ownerShare } = rental;
    if (ended) {
      const refund = refundOf(rental, ended, rent);
      this.credit(renterId, refund + deposit);
      this.credit(ownerId, rent - refund);
      return refund + deposit;
    }
    if (rental.acceptedAt === null) add(this.balances.escrows, id, rent);
    else if (rental.isHandedOver) this.credit(ownerId, rent);
    else add(this.balances.upcoming, ownerId, rent);
    if (ownerShare === null) {
      add(this.balances.deposits, id, deposit);
      return 0;
    }
    this.credit(ownerId, ownerShare);
    this.credit(renterId, deposit - ownerShare);
    return deposit - ownerShare;
  }

  private credit(userId: string, amount: number): void {
    add(this.balances.wallets, userId, amount);
  }
}

/** XAF of the rent that goes back to the renter of a rental that has ended. */
function refundOf(
  { acceptedAt, start }: RentalCourse,
  { how, at, keptRent }: NonNullable<RentalCourse['ended']>,
  rent: number,
): number {
  if (how === 'not handed over') return rent - (keptRent ?? rent);
  if (acceptedAt === null || how !== 'cancelled by renter') return rent;
  return refundToRenter(rent, start, at);
}

/** Whether its money leaves the member's wallet for a phone. */
function isPayout({ purpose }: MadePayment): boolean {
  return purpose === 'withdrawal' || purpose === 'refund';
}

function add(to: Map<string, number>, key: string, amount: number): void {
  to.set(key, (to.get(key) ?? 0) + amount);
}

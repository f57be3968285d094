import { refundToRenter } from './refund.js';
import { daysOf, pricePerDay, termsAfter } from './terms.js';
import type {
  BookEntry,
  BookedLine,
  DoneChange,
  History,
  MadePayment,
  RentalCourse,
  UndonePayment,
} from './what-happened.js';

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
  /** What operators hold for Loka, by operator. */
  held: Map<string, number>;
  /** What Loka has paid in, less what it has given, taken out, and lost to fees. */
  lokas: number;
}

/** A rental whose own payment was found. */
interface PaidRental {
  rental: RentalCourse;
  /** XAF. */
  pricePerDay: number;
  /** Its extensions whose payments were not found yet. */
  unpaid: Map<string, DoneChange>;
  /** XAF of it that its renter has back, beyond what the payments found so far had brought. */
  back: number;
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
    held: new Map(),
    lokas: 0,
  };
  private readonly entries: Map<string, BookEntry[]>;
  /** Rentals whose own payments were not found yet. */
  private readonly rentals: Map<string, RentalCourse>;
  private readonly paid = new Map<string, PaidRental>();
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
    for (const line of this.history.treasury) this.book(line);
    for (const one of this.history.undone) this.undo(one);
    for (const payment of this.history.payments) this.pay(payment);
    for (const id of this.history.deleted) this.unclaim(id);
    for (const [phone, left] of this.refundable) {
      if (left < 0) this.problems.push(`${-left} XAF more went back to ${phone} than came from it`);
    }
    for (const id of this.rentals.keys()) this.problems.push(`Nobody paid for rental ${id}`);
    for (const id of [...this.paid.values()].flatMap(({ unpaid }) => [...unpaid.keys()])) {
      this.problems.push(`Nobody paid for extension ${id}`);
    }
    return { balances: this.balances, problems: this.problems };
  }

  /** What an operator holds more or less, Loka has more or less; a transfer changes nothing for Loka. */
  private book({ kind, operator, toOperator, amount }: BookedLine): void {
    const isGain = kind === 'pay_in' || kind === 'fee_refunded' || kind === 'fee_refilled';
    const gained = isGain ? amount : -amount;
    add(this.balances.held, operator, gained);
    if (toOperator) add(this.balances.held, toOperator, amount);
    else this.balances.lokas += gained;
  }

  /** What came for a deleted member is with Loka until it is sent back. */
  private unclaim(userId: string): void {
    const { wallets } = this.balances;
    this.balances.lokas += wallets.get(userId) ?? 0;
    wallets.delete(userId);
  }

  /** What went back to its phone by then, went back rightly. */
  private undo({ userId, number, amount, bearer }: UndonePayment): void {
    add(this.refundable, `${number} of ${userId}`, amount);
    if (bearer === 'member') return;
    this.credit(userId, amount);
    this.balances.lokas -= amount;
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
      this.balances.lokas -= Math.max(0, settled - payment.amount);
    } else {
      this.sendBack(payment, Math.min(settled, this.charge(payment, settled)));
    }
  }

  /**
   * The payer has what was paid for, or the money.
   *
   * @returns what of it the payer's wallet has been given by now
   */
  private charge(payment: MadePayment, settled: number): number {
    if (payment.purpose === 'rental') return this.rent(payment, settled);
    if (payment.purpose === 'extension') return this.extend(payment, settled);
    this.credit(payment.userId, settled);
    return settled;
  }

  /** What the phone of a payment has a right to, or got of it. */
  private sendBack({ userId, reference }: MadePayment, amount: number): void {
    const number = this.entries.get(reference)?.[0]?.number;
    if (number) add(this.refundable, `${number} of ${userId}`, amount);
  }

  /** What came or went through the gateway; nothing for what failed, or was never sent. */
  private settle(payment: MadePayment): number | 'undecided' {
    const { id, reference, amount } = payment;
    if (amount === 0) return 0;
    const entries = this.entries.get(reference) ?? [];
    if (entries.length > 1) this.problems.push(`Payment ${id} was sent ${entries.length} times`);
    if (entries.some(({ status }) => status === 'PENDING')) return 'undecided';
    const paid = entries.filter(({ status }) => status === 'SUCCESS');
    for (const { operator, amount: moved, fees } of paid) {
      add(this.balances.held, operator, (isPayout(payment) ? -moved : moved) - fees);
      this.balances.lokas -= fees;
    }
    return paid.reduce((sum, entry) => sum + entry.amount, 0);
  }

  private rent(payment: MadePayment, settled: number): number {
    const { id, userId, amount, rentalId, wanted } = payment;
    const rental = rentalId === null ? undefined : this.rentals.get(rentalId);
    if (!rental || !wanted) {
      if (rentalId) this.problems.push(`Payment ${id} tells of rental ${rentalId}, paid otherwise`);
      this.credit(userId, settled);
      return settled;
    }
    this.rentals.delete(rental.id);
    if (settled !== amount) this.problems.push(`Payment ${id} made a rental without being paid`);
    const { ownerId, itemId, pieces, fulfilment, meetingPointId, deposit } = wanted;
    const { start, end, rent, deliveryFee, givenBack } = termsAfter(wanted, rental.changes);
    const agreed = {
      ...{ renterId: userId, ownerId, itemId, start, end, pieces },
      ...{ fulfilment, meetingPointId, rent, deposit },
    };
    const isAgreed = Object.entries(agreed).every(
      ([term, value]) => rental[term as keyof typeof agreed] === value,
    );
    if (!isAgreed) {
      this.problems.push(
        `Payment ${id} and later changes were for ${JSON.stringify(agreed)}, and made ${JSON.stringify(rental)}`,
      );
    }
    this.credit(userId, givenBack);
    const paid = {
      rental,
      pricePerDay: pricePerDay(wanted),
      unpaid: new Map(rental.changes.filter(isExtension).map((change) => [change.id, change])),
      back: givenBack + this.follow(rental, { rent, deliveryFee, deposit }),
    };
    this.paid.set(rental.id, paid);
    return this.spend(payment, paid);
  }

  private extend(payment: MadePayment, settled: number): number {
    const { id, userId, amount, walletAmount, rentalId, extension } = payment;
    const paid = rentalId === null ? undefined : this.paid.get(rentalId);
    const change = extension && paid?.unpaid.get(extension.id);
    if (!paid || !change) {
      if (rentalId) this.problems.push(`Payment ${id} tells that it extended rental ${rentalId}`);
      this.credit(userId, settled);
      return settled;
    }
    paid.unpaid.delete(change.id);
    if (settled !== amount)
      this.problems.push(`Payment ${id} extended a rental without being paid`);
    const price = daysOf(extension) * paid.pricePerDay;
    const terms = [userId, id, extension.oldEnd, extension.newEnd, price];
    const made = [paid.rental.renterId, change.paymentId, change.oldEnd, change.newEnd];
    if (terms.join() !== [...made, amount + walletAmount].join()) {
      this.problems.push(`Payment ${id} was for ${terms}, and extended ${made}`);
    }
    return this.spend(payment, paid);
  }

  /**
   * The wallet's part of a payment is spent. What came back of its rental counts for the rental's own
   * payment first, then for those of its extensions.
   *
   * @returns what of the payment came back
   */
  private spend({ userId, amount, walletAmount }: MadePayment, paid: PaidRental): number {
    this.credit(userId, -walletAmount);
    const { back } = paid;
    paid.back = Math.max(0, back - amount - walletAmount);
    return back;
  }

  /**
   * Where the rent and the deposit of a rental are by what became of it.
   *
   * @returns what of them its renter has back
   */
  private follow(
    rental: RentalCourse,
    { rent, deliveryFee, deposit }: { rent: number; deliveryFee: number; deposit: number },
  ): number {
    const { id, renterId, ownerId, ended, ownerShare } = rental;
    if (ended) {
      const refund = refundOf(rental, ended, { rent, deliveryFee });
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
  { rent, deliveryFee }: { rent: number; deliveryFee: number },
): number {
  if (how === 'not handed over') return rent - (keptRent ?? rent - deliveryFee);
  if (acceptedAt === null || how !== 'cancelled by renter') return rent;
  return deliveryFee + refundToRenter(rent - deliveryFee, start, at);
}

function isExtension(change: DoneChange): boolean {
  return daysOf(change) > 0;
}

/** Whether its money leaves the member's wallet for a phone. */
function isPayout({ purpose }: MadePayment): boolean {
  return purpose === 'withdrawal' || purpose === 'refund';
}

function add(to: Map<string, number>, key: string, amount: number): void {
  to.set(key, (to.get(key) ?? 0) + amount);
}

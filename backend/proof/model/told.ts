import type { Span } from './objects/standing.js';
import { ToldOfObjects } from './objects/told-of-objects.js';
import type { BookedLine, MadePayment, UndonePayment } from './what-happened.js';

/** What a member says with a step. Amounts in XAF: of the deposit, or of the rent. */
export interface Said {
  amount?: number;
  photos?: string[];
  handedOver?: boolean;
  keptRent?: number;
  /** What the renter gets of the rent, where the owner keeps the rest. */
  refund?: number;
  /** What staff give more time for, and how much. */
  deadline?: string;
  hours?: number;
}

/** What the product answered with success, and must therefore have done. */
export class Told {
  readonly payments: (Omit<MadePayment, 'reference' | 'rentalId'> & { asked: Span })[] = [];
  /** What owners and staff said of objects. */
  readonly objects = new ToldOfObjects();
  /** Calls of members about a rental, whatever was answered: nothing of theirs happens at another time. */
  readonly calls: (Span & { by: string; rentalId: string })[] = [];
  /** Each as one of the events that it may be; some name XAF of a deposit. */
  readonly transitions: { rentalId: string; events: readonly string[]; amount?: number }[] = [];
  /** Rentals whose owners entered the renter's code, each with when. */
  readonly rightCodes: { rentalId: string; at: number }[] = [];
  /** Rentals whose owners were told that the code is locked, with when. */
  readonly lockedCodes = new Map<string, number>();
  /** Other last days that members asked for. */
  readonly asks: { rentalId: string; by: 'renter' | 'owner'; newEnd: string }[] = [];
  /** XAF. */
  readonly corrections: { userId: string; amount: number }[] = [];
  /** Lines of operators' statements that two admins have booked. */
  readonly treasury: BookedLine[] = [];
  /** Successes that two admins put right as never having been. */
  readonly undone: UndonePayment[] = [];
  /** Roles that two admins gave or took, in their order. */
  readonly roles: { userId: string; role: 'staff' | 'admin' }[] = [];
  /** Members whom staff froze, as often as they did, each until staff ended it. */
  readonly freezes: string[] = [];
  /** Members whom staff suspended, which freezes them too, each until staff reinstated them. */
  readonly suspensions: string[] = [];
  /** What members were told of the deletion of their account, each in the order of the answers. */
  readonly departures: (Span & { userId: string; word: 'leaving' | 'kept' })[] = [];
  /** Members asking for the deletion of their account, whatever they were told. */
  readonly deletionAsks: (Span & { userId: string })[] = [];
  readonly resolutions: { id: string; status: string }[] = [];
  /** Failed payments of which an admin recorded that the operator was paid after all. */
  readonly lateSettlements: { id: string }[] = [];
  /** Calls that had no definite answer, or an impossible one. */
  readonly failures: string[] = [];

  /** An act that threw. */
  keepFailure(error: Error): void {
    this.failures.push(`${error.stack}`);
  }

  /** A step of a rental's handover or return. */
  keepStep(rentalId: string, event: string, { amount, keptRent }: Said): void {
    const named = amount ?? keptRent;
    this.transitions.push({
      rentalId,
      events: [event],
      ...(named !== undefined && { amount: named }),
    });
  }
}

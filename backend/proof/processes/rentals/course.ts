import type { Member } from '../fixtures.js';

/** What a rental's page says to its renter. */
export interface RentalView {
  id: string;
  status: string;
  owner_id: string;
  end_date: string;
  /** XAF. */
  rent: number;
  deposit: number;
  handover_status: string;
  /** That the renter shows at the handover. */
  handover_code: string | null;
  return_status: string;
  /** Set for an object that is late. */
  late: object | null;
  change: ChangeView | null;
}

export interface ChangeView {
  id: string;
  old_end_date: string;
  new_end_date: string;
  /** XAF. */
  amount: number;
}

export interface Parties {
  renter: Member;
  owner: Member;
}

/** What parties make of their rentals, in one regard. */
export interface Course {
  /** Once a day of every rental that its owner has agreed to. */
  look(rental: RentalView, parties: Parties): Promise<void>;
}

/** Deals one way after the other, one to each rental that is asked about. */
export class Turns<Way> {
  private readonly dealt = new Map<string, Way>();

  /** @param first how many have been dealt before */
  constructor(
    private readonly ways: readonly Way[],
    private readonly first: number,
  ) {}

  has(rentalId: string): boolean {
    return this.dealt.has(rentalId);
  }

  of(rentalId: string): Way {
    const known = this.dealt.get(rentalId);
    if (known !== undefined) return known;
    const way = this.ways[(this.first + this.dealt.size) % this.ways.length] as Way;
    this.dealt.set(rentalId, way);
    return way;
  }
}

/** An accepted rental, as its parties see it. */
export interface RentalRow {
  id: string;
  itemId: string;
  renter: string;
  owner: string;
  /** XAF. */
  deposit: number;
  start: string;
  end: string;
  /** That the renter shows at the handover. */
  code: string;
}

/** What becomes of accepted rentals, in one regard. */
export interface Course {
  /** Plans what the parties of a rental do that was just accepted. */
  plan(rental: RentalRow): void;
  /** Looks at what is new, within an event; the calls follow. */
  look(): Promise<void>;
}

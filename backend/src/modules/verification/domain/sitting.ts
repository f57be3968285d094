/** How far one of the staff has come with what waits, on a day. */
export interface Sitting {
  /** What they have decided. */
  decided: number;
  /** What they have left to others and still waits, without the one that is shown. */
  skipped: number;
  /** What waits, without their own papers. */
  waiting: number;
}

/** The how-manieth of the day's the one that is shown is, and of how many: `12 sur 200` is followed by `13 sur 200`. */
export function placeInSitting({ decided, skipped, waiting }: Sitting): {
  position: number;
  total: number;
} {
  return { position: decided + skipped + 1, total: decided + waiting };
}

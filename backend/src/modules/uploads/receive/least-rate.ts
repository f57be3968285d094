/** Bytes a second: the slowest phone that sends the 500 kB of a picture within the time for one is faster. */
const leastRate = 4_000;
/** For how long nothing may arrive: as long as a phone that changes its cell, and not so long as to hold memory. */
const patienceSeconds = 15;

/** Whether what arrives does so fast enough, counted once a second: what came fast before makes up for little. */
export class LeastRate {
  private credit = patienceSeconds;

  receive(bytes: number): void {
    this.credit = Math.min(patienceSeconds, this.credit + bytes / leastRate);
  }

  /** @returns whether it has been too slow, a second later */
  tick(): boolean {
    this.credit -= 1;
    return this.credit < 0;
  }
}

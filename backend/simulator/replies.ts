/** Holds back the answers of calls that are already carried out, to simulate a slow response. */
export class Replies {
  private release: (() => void) | undefined;
  private released: Promise<void> | undefined;
  private readonly waiting: string[] = [];

  /** The paths of the calls whose answers are held back. */
  get held(): readonly string[] {
    return this.waiting;
  }

  get holding(): boolean {
    return this.released !== undefined;
  }

  /** @param hold true holds back every answer from now on; false sends those held back */
  change(hold: boolean): void {
    if (hold === this.holding) return;
    this.release?.();
    this.release = undefined;
    this.released = hold
      ? new Promise((resolve) => {
          this.release = resolve;
        })
      : undefined;
  }

  /** Resolves when the answer to a call may be sent. */
  async untilReleased(path: string): Promise<void> {
    if (!this.released) return;
    this.waiting.push(path);
    await this.released;
    this.waiting.splice(this.waiting.indexOf(path), 1);
  }
}

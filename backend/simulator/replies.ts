/** Answers to calls whose work is done, kept back while told to: a road that is slow one way. */
export class Replies {
  private letGo: (() => void) | undefined;
  private held: Promise<void> | undefined;

  get holding(): boolean {
    return this.held !== undefined;
  }

  /** @param hold keeps every answer from now on; no sends those kept */
  change(hold: boolean): void {
    if (hold === this.holding) return;
    this.letGo?.();
    this.letGo = undefined;
    this.held = hold
      ? new Promise((resolve) => {
          this.letGo = resolve;
        })
      : undefined;
  }

  /** Resolves when an answer may leave. */
  async leave(): Promise<void> {
    await this.held;
  }
}

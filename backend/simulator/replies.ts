/** Answers to calls whose work is done, kept back while told to: a road that is slow one way. */
export class Replies {
  private letGo: (() => void) | undefined;
  private held: Promise<void> | undefined;
  private readonly waiting: string[] = [];

  /** The calls whose answers wait. */
  get kept(): readonly string[] {
    return this.waiting;
  }

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

  /** Resolves when the answer to a call may leave. */
  async leave(call: string): Promise<void> {
    if (!this.held) return;
    this.waiting.push(call);
    await this.held;
    this.waiting.splice(this.waiting.indexOf(call), 1);
  }
}

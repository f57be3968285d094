import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';

/**
 * Does again and again what PostgreSQL says is due, whatever Redis remembers. One round follows the
 * other, so that a slow one is never overtaken.
 */
export abstract class Sweeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(this.constructor.name);
  private timer?: NodeJS.Timeout;
  private round: Promise<void> = Promise.resolve();
  private stopped = false;

  /** @param pauseMs between the end of a round and the next */
  protected constructor(private readonly pauseMs: number) {}

  abstract sweep(): Promise<unknown>;

  onApplicationBootstrap(): void {
    this.schedule(0);
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.round;
  }

  private schedule(pauseMs: number): void {
    this.timer = setTimeout(() => {
      this.round = this.sweep().then(
        () => this.next(),
        (error: unknown) => {
          this.logger.error(error instanceof Error ? error.stack : String(error));
          this.next();
        },
      );
    }, pauseMs);
  }

  private next(): void {
    if (!this.stopped) this.schedule(this.pauseMs);
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { env } from '../../env.js';

/**
 * The time between being told to stop and taking no more connections: the program says that it is no
 * longer ready, and goes on answering until whoever stands before it sends its requests elsewhere.
 */
@Injectable()
export class Draining implements BeforeApplicationShutdown {
  private begun = false;

  get isUnderWay(): boolean {
    return this.begun;
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.begun = true;
    await sleep(env.DRAIN_SECONDS * 1_000);
  }
}

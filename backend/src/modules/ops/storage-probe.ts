import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { Storage } from '../../platform/storage/storage.js';

/** A key that no file has. */
const noFile = 'readiness/none';
const timeoutMs = 2_000;
/** A state is good for so long: whoever asks every second does not pay a request of the storage each time. */
const keptMs = 10_000;

type State = 'up' | 'down';

/** Whether the storage of pictures and papers answers. */
@Injectable()
export class StorageProbe {
  private readonly logger = new Logger(StorageProbe.name);
  private last: { at: number; state: Promise<State> } | undefined;

  constructor(private readonly storage: Storage) {}

  state(): Promise<State> {
    const now = performance.now();
    if (!this.last || now - this.last.at > keptMs) this.last = { at: now, state: this.probe() };
    return this.last.state;
  }

  private async probe(): Promise<State> {
    try {
      await Promise.race([this.storage.open(noFile), tooLate()]);
      return 'up';
    } catch (error) {
      this.logger.warn(`The storage does not answer: ${String(error)}`);
      return 'down';
    }
  }
}

async function tooLate(): Promise<never> {
  await sleep(timeoutMs, undefined, { ref: false });
  throw new Error(`no answer within ${timeoutMs} ms`);
}

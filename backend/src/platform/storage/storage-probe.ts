import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { failed } from '../monitoring/dependencies.js';
import { within } from '../monitoring/within.js';
import { probeFolder, Storage } from './storage.js';

/** What is written, of some bytes, and removed. Copies of files leave it out. */
const file = `${probeFolder}${randomUUID()}`;
const content = Buffer.from('readiness');
const timeoutMs = 2_000;
/** A state is good for so long: whoever asks every second does not pay a request of the storage each time. */
const keptMs = 10_000;

type State = 'up' | 'down';

/** Whether the storage of pictures and papers can be written and read: a full disk answers, and takes nothing. */
@Injectable()
export class StorageProbe {
  private last: { at: number; state: Promise<State> } | undefined;

  constructor(private readonly storage: Storage) {}

  state(): Promise<State> {
    const now = performance.now();
    if (!this.last || now - this.last.at > keptMs) this.last = { at: now, state: this.probe() };
    return this.last.state;
  }

  /** What it answers, the storage itself notes. */
  private async probe(): Promise<State> {
    const asked = this.use().then(
      () => 'up' as const,
      () => 'down' as const,
    );
    try {
      return await within(timeoutMs, asked);
    } catch (error) {
      failed('storage', error);
      return 'down';
    }
  }

  private async use(): Promise<void> {
    await this.storage.put(file, content, 'text/plain');
    await this.storage.remove(file);
  }
}

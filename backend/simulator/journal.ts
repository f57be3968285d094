import { type FileHandle, mkdir, open, readFile, truncate } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Entry } from './entries.js';

/** Where the simulator's state is kept. */
export interface EntryLog {
  /** What was there at the start. */
  readonly entries: readonly Entry[];
  /** Resolves when the entry is kept. */
  append(entry: Entry): Promise<void>;
}

/** An append-only file of JSON lines, on disk before an append resolves. */
export class Journal implements EntryLog {
  private readonly unwritten: string[] = [];
  private flushed: Promise<void> = Promise.resolve();

  private constructor(
    private readonly file: FileHandle,
    readonly entries: readonly Entry[],
  ) {}

  /** Reads the file, creating it when absent. Throws on a line that is not JSON. */
  static async open(path: string): Promise<Journal> {
    await mkdir(dirname(path), { recursive: true });
    const file = await open(path, 'a+');
    const content = await readFile(path);
    // An incomplete line, after a crash, was never acknowledged to a client.
    const complete = content.lastIndexOf('\n') + 1;
    if (complete < content.length) await truncate(path, complete);
    const lines = content.toString('utf8', 0, complete).split('\n').slice(0, -1);
    return new Journal(
      file,
      lines.map((line) => JSON.parse(line) as Entry),
    );
  }

  /** Resolves when the entry is on disk; entries that wait at the same time share one sync. */
  append(entry: Entry): Promise<void> {
    this.unwritten.push(`${JSON.stringify(entry)}\n`);
    this.flushed = this.flushed.then(() => this.flush());
    return this.flushed;
  }

  async close(): Promise<void> {
    await this.flushed;
    await this.file.close();
  }

  private async flush(): Promise<void> {
    const lines = this.unwritten.splice(0);
    if (lines.length === 0) return;
    await this.file.appendFile(lines.join(''));
    await this.file.datasync();
  }
}

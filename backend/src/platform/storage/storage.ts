import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

export interface StoredFile {
  key: string;
  /** Bytes. */
  size: number;
  modifiedAt: Date;
}

/** Where files live, by key (`items/<id>/640.webp`). */
export abstract class Storage {
  abstract put(key: string, content: Buffer, contentType: string): Promise<void>;
  /** The content, or null when there is no such file. */
  abstract open(key: string): Promise<Readable | null>;
  /** Also of a file that is not there. */
  abstract remove(key: string): Promise<void>;
  /** All files whose keys begin so, in no order. */
  abstract list(prefix?: string): AsyncIterable<StoredFile>;

  /** Removes what a program that died left of a file that it wrote, since before then. @returns how many */
  removeDrafts(_before: Date): Promise<number> {
    return Promise.resolve(0);
  }
}

/** Of files that say whether the storage works. */
export const probeFolder = 'readiness/';
const draftEnding = '.part';

/** A folder of this machine, which no other user of it can read. */
export class FolderStorage extends Storage {
  constructor(private readonly folder: string) {
    super();
  }

  async put(key: string, content: Buffer): Promise<void> {
    const file = path.join(this.folder, key);
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    // Renamed into place, so that no reader ever sees half a file; the same file may be put twice at once.
    const draft = `${file}.${randomUUID()}${draftEnding}`;
    try {
      await writeFile(draft, content, { mode: 0o600 });
      await rename(draft, file);
    } catch (error) {
      // A full disk would keep what it had no room for.
      await rm(draft, { force: true }).catch(() => undefined);
      await removeEmpty(path.dirname(file)).catch(() => undefined);
      throw error;
    }
  }

  async open(key: string): Promise<Readable | null> {
    const file = path.join(this.folder, key);
    const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
      throw error;
    });
    return found?.isFile() ? createReadStream(file) : null;
  }

  async remove(key: string): Promise<void> {
    const file = path.join(this.folder, key);
    await rm(file, { force: true });
    await removeEmpty(path.dirname(file));
  }

  async *list(prefix = ''): AsyncIterable<StoredFile> {
    for await (const file of this.read(prefix)) if (!file.key.endsWith(draftEnding)) yield file;
  }

  override async removeDrafts(before: Date): Promise<number> {
    let removed = 0;
    for await (const { key, modifiedAt } of this.read('')) {
      if (!key.endsWith(draftEnding) || modifiedAt >= before) continue;
      await this.remove(key);
      removed += 1;
    }
    return removed;
  }

  private async *read(prefix: string): AsyncIterable<StoredFile> {
    const parent = prefix.slice(0, prefix.lastIndexOf('/') + 1);
    for (const entry of await entriesOf(path.join(this.folder, parent))) {
      const key = `${parent}${entry.name}`;
      if (!key.startsWith(prefix)) continue;
      if (entry.isDirectory()) yield* this.read(`${key}/`);
      const found = entry.isFile()
        ? await stat(path.join(this.folder, key)).catch(() => null)
        : null;
      if (found) yield { key, size: found.size, modifiedAt: found.mtime };
    }
  }
}

function entriesOf(folder: string) {
  return readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}

async function removeEmpty(folder: string): Promise<void> {
  await rmdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'ENOENT') throw error;
  });
}

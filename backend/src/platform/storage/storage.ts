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
  /** All files, in no order. */
  abstract list(): AsyncIterable<StoredFile>;
}

/** A folder of this machine, which no other user of it can read. */
export class FolderStorage extends Storage {
  constructor(private readonly folder: string) {
    super();
  }

  async put(key: string, content: Buffer): Promise<void> {
    const file = path.join(this.folder, key);
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    // Renamed into place, so that no reader ever sees half a file; the same file may be put twice at once.
    const draft = `${file}.${randomUUID()}.part`;
    await writeFile(draft, content, { mode: 0o600 });
    await rename(draft, file);
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
    await rmdir(path.dirname(file)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'ENOENT') throw error;
    });
  }

  async *list(): AsyncIterable<StoredFile> {
    const entries = await readdir(this.folder, { recursive: true, withFileTypes: true }).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      },
    );
    for (const entry of entries) {
      if (!entry.isFile() || entry.name.endsWith('.part')) continue;
      const file = path.join(entry.parentPath, entry.name);
      const found = await stat(file).catch(() => null);
      const key = path.relative(this.folder, file).split(path.sep).join('/');
      if (found) yield { key, size: found.size, modifiedAt: found.mtime };
    }
  }
}

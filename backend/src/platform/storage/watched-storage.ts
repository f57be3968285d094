import type { Readable } from 'node:stream';
import { using } from '../monitoring/dependencies.js';
import { counter } from '../monitoring/meters.js';
import { Storage } from './storage.js';

const operations = counter(
  'storage_operations_total',
  'What the storage of pictures and papers was asked, by whether it did it',
  'operation',
  'outcome',
);

type Operation = 'put' | 'open' | 'remove';

/** A storage whose failures are seen. */
export class WatchedStorage extends Storage {
  constructor(private readonly storage: Storage) {
    super();
  }

  put(key: string, content: Buffer, contentType: string): Promise<void> {
    return watch('put', () => this.storage.put(key, content, contentType));
  }

  open(key: string): Promise<Readable | null> {
    return watch('open', () => this.storage.open(key));
  }

  remove(key: string): Promise<void> {
    return watch('remove', () => this.storage.remove(key));
  }

  /** Read as it comes, by the copying of files alone. */
  list() {
    return this.storage.list();
  }
}

async function watch<T>(operation: Operation, work: () => Promise<T>): Promise<T> {
  try {
    const result = await using('storage', work);
    operations.inc({ operation, outcome: 'done' });
    return result;
  } catch (error) {
    operations.inc({ operation, outcome: 'failed' });
    throw error;
  }
}

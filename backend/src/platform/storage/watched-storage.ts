import type { Readable } from 'node:stream';
import { ProblemError } from '../../kernel/errors.js';
import { using } from '../monitoring/dependencies.js';
import { counter } from '../monitoring/meters.js';
import { Storage } from './storage.js';

/** The storage is away, full or refuses us: what was asked of it may be asked again. */
class StorageUnavailable extends ProblemError {
  constructor(override readonly cause: unknown) {
    super('service-unavailable');
  }
}

const operations = counter(
  'storage_operations_total',
  'What the storage of pictures and papers was asked, by whether it did it',
  'operation',
  'outcome',
);

const kinds = ['put', 'open', 'remove'] as const;
type Operation = (typeof kinds)[number];

// A count that appears with the first failure has grown from nothing, which Prometheus does not see.
for (const operation of kinds) operations.inc({ operation, outcome: 'failed' }, 0);

/** A storage whose failures are seen, and are the refusal that a member can try again. */
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

  /** Read as it comes. */
  list(prefix?: string) {
    return this.storage.list(prefix);
  }

  override removeDrafts(before: Date): Promise<number> {
    return this.storage.removeDrafts(before);
  }
}

async function watch<T>(operation: Operation, work: () => Promise<T>): Promise<T> {
  try {
    const result = await using('storage', work);
    operations.inc({ operation, outcome: 'done' });
    return result;
  } catch (error) {
    operations.inc({ operation, outcome: 'failed' });
    throw new StorageUnavailable(error);
  }
}

import path from 'node:path';
import { FolderStorage, type Storage } from './storage.js';

/** @param url `file:<folder>` or `s3://<bucket>?region=…&endpoint=…` */
export async function openStorage(url: string): Promise<Storage> {
  if (url.startsWith('file:')) return new FolderStorage(path.resolve(url.slice('file:'.length)));
  const address = new URL(url);
  if (address.protocol !== 's3:') {
    throw new Error(`STORAGE_URL: ${address.protocol} is neither file: nor s3:`);
  }
  // 20 MB of memory, which a program whose files are in a folder does without.
  const { openBucket } = await import('./s3-storage.js');
  return openBucket(address);
}

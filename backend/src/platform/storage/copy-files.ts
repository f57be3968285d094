import { buffer } from 'node:stream/consumers';
import { probeFolder, type Storage, type StoredFile } from './storage.js';

/** How many at the same time: each is in memory. */
const atOnce = 8;

/** Copies what `to` lacks, or has in another length or from before. It removes nothing. */
export async function copyFiles(
  from: Storage,
  to: Storage,
): Promise<{ copied: number; kept: number }> {
  const there = new Map<string, StoredFile>();
  for await (const file of to.list()) there.set(file.key, file);
  const counts = { copied: 0, kept: 0 };
  const running = new Set<Promise<void>>();
  for await (const file of from.list()) {
    if (file.key.startsWith(probeFolder)) continue;
    const copy = there.get(file.key);
    if (copy && copy.size === file.size && secondOf(copy) > secondOf(file)) {
      counts.kept++;
      continue;
    }
    const task = copyFile(from, to, file.key).then((isCopied) => {
      if (isCopied) counts.copied++;
      running.delete(task);
    });
    running.add(task);
    if (running.size >= atOnce) await Promise.race(running);
  }
  await Promise.all(running);
  return counts;
}

/** S3 says no more: what changed in the second of its copy may have changed after it. */
const secondOf = ({ modifiedAt }: StoredFile) => Math.floor(modifiedAt.getTime() / 1000);

/** @returns false when it was removed meanwhile */
async function copyFile(from: Storage, to: Storage, key: string): Promise<boolean> {
  const content = await from.open(key);
  if (!content) return false;
  await to.put(key, await buffer(content), contentTypeOf(key));
  return true;
}

/** As the product puts them: public pictures are WebP, all else is sealed and read by the product alone. */
const contentTypeOf = (key: string) =>
  key.endsWith('.webp') ? 'image/webp' : 'application/octet-stream';

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders: string[] = [];

/** Path of a new book in a temporary folder. */
export function temporaryBook(): string {
  const folder = mkdtempSync(join(tmpdir(), 'simulator-'));
  folders.push(folder);
  return join(folder, 'book.jsonl');
}

/** Removes the temporary folders of a spec file. */
export function removeTemporaryBooks(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

import { inTime } from '@/api/in-time';
import { DATABASE } from '../seen-names';

/** Whether anything was ever kept here; where the browser does not tell, it may have been. */
export const mayHoldSomething = (): Promise<boolean> =>
  // Some private windows keep nothing, and refuse the question.
  inTime(isListed().catch(() => false)).catch(() => true);

async function isListed(): Promise<boolean> {
  const databases = await indexedDB.databases?.();
  return databases?.some(({ name }) => name === DATABASE) ?? true;
}

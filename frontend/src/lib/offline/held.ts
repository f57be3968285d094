import { inTime } from './in-time';

/** The name of what this browser keeps. */
export const DATABASE = 'loka';

/** Whether anything was ever kept here; where the browser does not tell, it may have been. */
export async function mayHoldSomething(): Promise<boolean> {
  try {
    const databases = await inTime(Promise.resolve(indexedDB.databases?.()));
    return databases?.some(({ name }) => name === DATABASE) ?? true;
  } catch {
    // Some private windows keep nothing, and a database that does not answer has nothing to forget now.
    return false;
  }
}

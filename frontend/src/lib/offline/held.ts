/** The name of what this browser keeps. */
export const DATABASE = 'loka';

/** Whether anything was ever kept here; where the browser does not tell, it may have been. */
export async function mayHoldSomething(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases?.();
    return databases?.some(({ name }) => name === DATABASE) ?? true;
  } catch {
    // Some private windows keep nothing.
    return false;
  }
}

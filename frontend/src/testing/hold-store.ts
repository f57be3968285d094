import { openDB } from 'idb';

/**
 * Makes what this browser keeps slow: a question to a store waits.
 *
 * @returns lets them go on
 */
export async function holdStore(name: 'outbox' | 'drafts'): Promise<() => Promise<void>> {
  const db = await openDB('loka');
  const change = db.transaction(name, 'readwrite');
  let isHeld = true;
  async function hold() {
    while (isHeld) await change.store.count();
    await change.done;
    db.close();
  }
  const held = hold();
  return () => {
    isHeld = false;
    return held;
  };
}

import { setTimeout as sleep } from 'node:timers/promises';

const pollMs = 20;

/** Whether something becomes true within so many ms. */
export async function until(isTrue: () => Promise<boolean>, patienceMs: number): Promise<boolean> {
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline) {
    if (await isTrue()) return true;
    await sleep(pollMs);
  }
  return false;
}

import { setTimeout as sleep } from 'node:timers/promises';

const pollMs = 20;

/** Polls a condition; whether it became true within so many ms. */
export async function until(isTrue: () => Promise<boolean>, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    if (await isTrue()) return true;
    await sleep(pollMs);
  }
  return false;
}

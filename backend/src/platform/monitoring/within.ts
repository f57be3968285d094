import { setTimeout as sleep } from 'node:timers/promises';

/**
 * What `work` comes to, unless it takes longer: what hangs ends in no error for a long time.
 *
 * @throws Error that says so
 */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  // What becomes of it afterwards, nobody waits for.
  work.catch(() => undefined);
  const waiting = new AbortController();
  const late = sleep(ms, undefined, { signal: waiting.signal, ref: false }).then(() => {
    throw new Error(`no answer within ${ms} ms`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    late.catch(() => undefined);
    waiting.abort();
  }
}
